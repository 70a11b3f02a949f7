import {codeLinks} from '../code-link';

/** As core writes them and the minifier leaves them. */
const entryScript =
  /<script src="?([^\s">]+\/(?:runtime~)?main\.[^\s">]+\.js)"? defer>\s*<\/script>/gu;

type Options = {
  /** Of the script's element, such as its `src`. */
  attributes: Record<string, string | undefined>;
  /** True if the page waits with all other code. */
  isWaiting: boolean;
};

/**
 * Puts the first script into a page, before the entry scripts or in place of them and of the
 * preloads.
 *
 * @param html of a built page
 * @param route for messages
 * @throws when the page has no entry scripts
 */
export function takeScripts(html: string, route: string, {attributes, isWaiting}: Options): string {
  const urls = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, url]) => url!);
  const entry = urls(entryScript);
  if (entry.length !== 2) {
    throw new Error(
      `The built page ${route} has ${entry.length} entry scripts instead of two, so it can't wait with them. ` +
        'Compare its HTML with the expression in src/framework/loading/page-start/take-scripts.ts.',
    );
  }
  const all = isWaiting
    ? {...attributes, 'data-entry': entry.join(' '), 'data-code': urls(codeLinks).join(' ')}
    : attributes;
  const tag = Object.entries(all).flatMap(([name, value]) =>
    value ? `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : [],
  );
  const first = `<script ${tag.join(' ')} async fetchpriority="high"></script>`;
  const [firstEntry] = html.match(entryScript)!;
  const withFirst = html.replace(firstEntry, (script) => first + script);
  return isWaiting ? withFirst.replaceAll(entryScript, '').replaceAll(codeLinks, '') : withFirst;
}
