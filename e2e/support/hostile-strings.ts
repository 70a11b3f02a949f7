const call = 'hostile()';

/** Markup that runs a script or adds an element where text is inserted as HTML. */
const markup = [
  `<img src=x onerror=${call}>`,
  `"><img src=x onerror=${call}>`,
  `'><svg onload=${call}>`,
  `<script>${call}</script>`,
  `</script><script>${call}</script>`,
  `</style></title></textarea></noscript><x-hostile>`,
  `--><x-hostile>`,
  `<iframe srcdoc="<script>parent.${call}</script>">`,
  `<iframe src="javascript:parent.${call}">`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<details open ontoggle=${call}>`,
  `<input autofocus onfocus=${call}>`,
  `<a href="javascript:${call}">x</a>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<form><button formaction="javascript:${call}">x</button></form>`,
  `<object data="javascript:${call}"></object>`,
  `<base href="https://evil.test/">`,
  `<link rel=stylesheet href=https://evil.test/a.css>`,
  `<meta http-equiv=refresh content="0;url=https://evil.test/">`,
  `&lt;img src=x onerror=${call}&gt;`,
  `%3Cimg%20src=x%20onerror=${call}%3E`,
  `\\u003cimg src=x onerror=${call}\\u003e`,
  `<mark><img src=x onerror=${call}></mark>`,
];

/** Text that leaves a string, an attribute, a template or a Markdown link. */
const breakouts = [
  `" onmouseover="${call}" x="`,
  `' autofocus onfocus='${call}' x='`,
  `x onerror=${call}`,
  `';${call};'`,
  `");${call};("`,
  `\\";${call};//`,
  `\${${call}}`,
  `{${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `[x](javascript:${call})`,
  `![x](x "onerror=${call}")`,
  `url(javascript:${call})`,
  `red;background:url(https://evil.test/)`,
];

/** URLs that run a script or lead to another site. */
const urls = [
  `javascript:${call}`,
  ` javascript:${call}`,
  `java\nscript:${call}`,
  `\u0001javascript:${call}`,
  `javascript://%0a${call}`,
  `data:text/html,<script>parent.${call}</script>`,
  `vbscript:${call}`,
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  '/\t/evil.test/',
  '/%5Cevil.test/',
  '/%09/evil.test/',
  'https:evil.test/',
  '@evil.test/',
  '.evil.test/',
  'http://[',
];

/** Names with a meaning in objects and attributes, and values with one for parsers. */
const names = [
  '__proto__',
  '__proto__[hostile]',
  'constructor.prototype.hostile',
  'toString',
  'then',
  '{"__proto__":{"hostile":1}}',
  '[null]',
  'null',
  '1e999',
  'onload',
  'style',
];

/** Text that is hard to decode, to measure or to show. */
const texts = [
  '%',
  '%00',
  '%E0%A4%A',
  '..%2f..%2f',
  '\u0000',
  '\u202Eetanretla',
  '%ED%A0%80',
  'e\u0301'.repeat(50),
  '🏳️‍🌈'.repeat(20),
  'شريط جانبي',
  'a'.repeat(5000),
  '(a+)+$',
  '" OR "1"="1',
  '?&=#',
];

/** Strings that harm a page that trusts them. Those that can run call `hostile`. */
export const hostileStrings = [...markup, ...breakouts, ...urls, ...names, ...texts];
