// @ts-check
// Runs in a browser that has Mermaid, the site's fonts, and its styles.

/** Draws one diagram. Self-contained, because Playwright sends it to the page as text. */
export async function drawDiagram(
  /** @type {{name: string, source: string, options: object, themes: {light: string, dark: string}}} */
  {name, source, options, themes},
) {
  const {mermaid} = /** @type {any} */ (window);
  const root = document.documentElement;
  const prefix = `diagram-${name}`;

  /** @param {'light' | 'dark'} mode */
  async function render(mode) {
    root.dataset.theme = mode;
    // Mermaid draws some lines by chance. The same source has to give the same picture.
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    mermaid.initialize({startOnLoad: false, ...options, theme: themes[mode]});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = (await mermaid.render(prefix, source)).svg;
    const svg = /** @type {SVGSVGElement} */ (container.querySelector('svg'));
    const style = /** @type {HTMLStyleElement} */ (svg.querySelector('style'));
    const rules = Array.from(/** @type {CSSStyleSheet} */ (style.sheet).cssRules).filter(
      (rule) => rule instanceof CSSStyleRule,
    );
    style.remove();
    return {container, svg, rules};
  }

  /** Standalone pictures don't have the site's variables, so each use has its light value, too. */
  const withValues = (/** @type {string} */ css) =>
    css.replaceAll(
      /var\((--[\w-]+)\)/gu,
      (_, variable) =>
        `var(${variable}, ${getComputedStyle(root).getPropertyValue(variable).trim()})`,
    );

  const dark = await render('dark');
  dark.container.remove();
  const light = await render('light');
  const {svg} = light;

  /** As specific as the rule itself. Print has the colors of the light mode. */
  const inDarkMode = (/** @type {string} */ rule) =>
    `@media screen{:where([data-theme='dark']) ${rule}}`;

  /** Rules of the paragraphs that are replaced below. */
  const withoutParagraphs = (/** @type {string} */ selector) =>
    selector.replaceAll(/(?<![\w.#-])p(?![\w-])/gu, 'bdi');

  /** Rules by selector, of which one may have several. */
  const keyed = (/** @type {CSSStyleRule[]} */ rules) => {
    /** @type {Map<string, CSSStyleRule>} */
    const byKey = new Map();
    for (const rule of rules) {
      let key = rule.selectorText;
      while (byKey.has(key)) {
        key += ' ';
      }
      byKey.set(key, rule);
    }
    return byKey;
  };
  const darkRules = keyed(dark.rules);
  const css = Array.from(keyed(light.rules)).flatMap(([key, rule]) => {
    const selector = withoutParagraphs(rule.selectorText);
    const bare = rule.selectorText.replaceAll(/::?[\w-]+(?:\([^)]*\))?/gu, '') || '*';
    if (!svg.matches(bare) && !svg.querySelector(bare)) {
      return [];
    }
    const other = darkRules.get(key)?.style;
    const differing = Array.from(other ?? [])
      .filter(
        (property) => other?.getPropertyValue(property) !== rule.style.getPropertyValue(property),
      )
      .map((property) => `${property}: ${other?.getPropertyValue(property)}`);
    return [
      withValues(`${selector}{${rule.style.cssText}}`),
      ...(differing.length > 0 ? [inDarkMode(`${selector}{${differing.join(';')}}`)] : []),
    ];
  });

  // Colors of single elements, in attributes, which rules are stronger than, and in styles, which are
  // stronger than rules.
  const darkElements = Array.from(dark.svg.querySelectorAll('*'));
  Array.from(svg.querySelectorAll('*')).forEach((element, index) => {
    const other = darkElements[index];
    const declarations = ['fill', 'stroke', 'color', 'style'].flatMap((attribute) => {
      const value = other?.getAttribute(attribute);
      if (!value || value === element.getAttribute(attribute)) {
        return [];
      }
      return attribute === 'style'
        ? value.split(';').flatMap((part) => (part.trim() ? `${part.trim()} !important` : []))
        : `${attribute}: ${value}`;
    });
    if (declarations.length > 0) {
      element.classList.add(`${prefix}-${index}`);
      css.push(inDarkMode(`.${prefix}-${index}{${declarations.join(';')}}`));
    }
  });

  // HTML allows no paragraphs in the spans of labels. Other spans would get the colors of labels.
  for (const paragraph of Array.from(svg.querySelectorAll('span p'))) {
    const text = document.createElement('bdi');
    text.style.display = 'block';
    text.append(...Array.from(paragraph.childNodes));
    paragraph.replaceWith(text);
  }

  // Several diagrams of a page would have the same ids.
  for (const element of Array.from(svg.querySelectorAll('[id]'))) {
    if (!element.id.startsWith(prefix)) {
      const id = `${prefix}-${element.id}`;
      const escaped = element.id.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
      const reference = new RegExp(String.raw`(url\(["']?#|^#)${escaped}(?=["')]|$)`, 'gu');
      for (const user of Array.from(svg.querySelectorAll('*'))) {
        for (const {name: attribute, value} of Array.from(user.attributes)) {
          if (value.includes('#')) {
            user.setAttribute(attribute, value.replaceAll(reference, `$1${id}`));
          }
        }
      }
      css.forEach((rule, index) => {
        css[index] = rule.replaceAll(new RegExp(`#${escaped}(?![\\w-])`, 'gu'), `#${id}`);
      });
      element.id = id;
    }
  }

  // What nothing refers to or only Mermaid's own scripts read.
  const isUsed = (/** @type {Element} */ {id}) =>
    Array.from(svg.querySelectorAll('*')).some((user) =>
      Array.from(user.attributes).some(
        ({name: attribute, value}) => attribute !== 'id' && value.includes(`#${id}`),
      ),
    );
  svg.querySelectorAll('marker, symbol, filter, linearGradient').forEach((part) => {
    if (!isUsed(part)) {
      part.remove();
    }
  });
  svg.querySelectorAll('defs:empty, g:empty').forEach((part) => part.remove());
  const walker = document.createTreeWalker(svg, NodeFilter.SHOW_ELEMENT);
  for (let element = /** @type {Element | null} */ (walker.currentNode); element;) {
    for (const {name: attribute, value} of Array.from(element.attributes)) {
      const isUnknown =
        attribute === 'name' ||
        (element.tagName === 'circle' && ['width', 'height'].includes(attribute));
      if (isUnknown || attribute.startsWith('data-') || value === '') {
        element.removeAttribute(attribute);
      } else if (!['id', 'class', 'href', 'xlink:href', 'xmlns'].includes(attribute)) {
        element.setAttribute(
          attribute,
          value.replaceAll(/-?\d+\.\d{2,}(?:e-?\d+)?/gu, (number) =>
            String(Math.round(Number(number) * 10) / 10),
          ),
        );
      }
    }
    element = /** @type {Element | null} */ (walker.nextNode());
  }

  const {db, type} = await mermaid.mermaidAPI.getDiagramFromText(source);
  const plain = (/** @type {string | undefined} */ text) =>
    (text ?? '')
      .replaceAll(/<br\s*\/?>/gu, ' ')
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
  const arrow = (
    /** @type {string} */ from,
    /** @type {string} */ to,
    /** @type {string} */ label,
  ) => `${from} → ${to}${label ? `: ${label}` : ''}`;
  /** @returns {string[]} */
  function relations() {
    if (type.startsWith('flowchart')) {
      const vertices = db.getVertices();
      const groups = new Map(
        db.getSubGraphs().map((/** @type {any} */ {id, title}) => [id, title]),
      );
      const label = (/** @type {string} */ id) => plain(groups.get(id) ?? vertices.get(id).text);
      return db
        .getEdges()
        .map((/** @type {any} */ edge) =>
          arrow(label(edge.start), label(edge.end), plain(edge.text)),
        );
    }
    if (type === 'sequence') {
      const actors = db.getActors();
      const label = (/** @type {string} */ id) => plain(actors.get(id)?.description ?? id);
      return db
        .getMessages()
        .filter(
          (/** @type {any} */ {from, to, message}) => from && to && typeof message === 'string',
        )
        .map((/** @type {any} */ {from, to, message, placement}) =>
          placement === undefined
            ? arrow(label(from), label(to), plain(message))
            : `${label(from)}: ${plain(message)}`,
        );
    }
    throw new Error(`A diagram of the type ${type} needs a line \`accDescr: What it shows.\``);
  }
  const texts = db.getCommonDb?.() ?? db;
  const title = plain(texts.getAccTitle() || texts.getDiagramTitle());
  const description = document.createElementNS(svg.namespaceURI, 'desc');
  description.id = `${prefix}-description`;
  description.textContent = plain(texts.getAccDescription()) || `${relations().join('; ')}.`;
  // Browsers show a title as a tooltip, and Mermaid's description has another place and name.
  svg.querySelectorAll(':scope > :is(title, desc)').forEach((part) => part.remove());
  // An image, of which screen readers don't also read the labels.
  svg.setAttribute('role', 'img');
  svg.removeAttribute('aria-roledescription');
  svg.removeAttribute('aria-labelledby');
  svg.setAttribute('aria-label', title || 'Diagram');
  svg.setAttribute('aria-describedby', description.id);
  const style = document.createElementNS(svg.namespaceURI, 'style');
  // Where the browser draws letters wider, they may leave their box a little.
  css.push(`#${prefix} foreignObject{overflow: visible}`);
  style.textContent = css.join('');
  svg.prepend(description, style);

  const text = new XMLSerializer().serializeToString(svg);
  light.container.remove();
  return text;
}
