// @ts-check

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const colors = [30, 90].flatMap((first) => Array.from({length: 8}, (_, index) => first + index));

/**
 * What a code ends: bold and faint, underlined, a color, a ground.
 *
 * @type {Record<number, number[]>}
 */
const ends = {22: [1, 2], 24: [4], 39: colors, 49: colors.map((color) => color + 10)};

/**
 * Turns the colors that a command prints into elements, such as `<span class="c32">` for green.
 *
 * @param {string} output
 */
function toHtml(output) {
  /** @type {Set<number>} */
  const active = new Set();
  const parts = output.trim().split(/\u001b\[([\d;]*)m/u);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) {
        const classes = [...active].map((code) => `c${code}`).join(' ');
        return part && `<span class="${classes}">${escapeHtml(part)}</span>`;
      }
      for (const code of part.split(';').map(Number)) {
        if (code === 0) {
          active.clear();
        } else if (code in ends) {
          [...active]
            .filter((style) => ends[code]?.includes(style))
            .forEach((style) => active.delete(style));
        } else {
          active.add(code);
        }
      }
      return '';
    })
    .join('');
}

const style = `
  :root { color-scheme: light dark; --text: #24292f; --ground: #f6f8fa; --red: #b31d28; --green: #116329;
    --yellow: #7d4e00; --blue: #0550ae; --magenta: #8250df; --cyan: #1b6b72; --muted: #57606a; }
  @media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --ground: #161b22; --red: #ff7b72;
    --green: #56d364; --yellow: #e3b341; --blue: #79c0ff; --magenta: #d2a8ff; --cyan: #56d4dd; --muted: #8b949e; } }
  body { margin: 0; background: var(--ground); }
  .terminal { margin: 16px; color: var(--text); font: 14px/1.55 'DejaVu Sans Mono', Menlo, Consolas, monospace;
    white-space: pre-wrap; overflow-wrap: anywhere; }
  .prompt { color: var(--muted); }
  .c1 { font-weight: 700; } .c2, .c90 { color: var(--muted); } .c4 { text-decoration: underline; }
  .c31, .c91 { color: var(--red); } .c32, .c92 { color: var(--green); } .c33, .c93 { color: var(--yellow); }
  .c34, .c94 { color: var(--blue); } .c35, .c95 { color: var(--magenta); } .c36, .c96 { color: var(--cyan); }
`;

/**
 * A page that shows a command and what it printed, as a terminal does.
 *
 * @param {string} command
 * @param {string} output with the codes of colors
 */
export const terminalPage = (command, output) => `<!doctype html><meta charset="utf-8">
<style>${style}</style>
<div class="terminal"><span class="prompt">$</span> <b>${escapeHtml(command)}</b>
${toHtml(output)}</div>`;
