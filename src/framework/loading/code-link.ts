/** A tag that fetches a script without running it, at low priority. */
export const codeLink = (url: string): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${url}">`;

/** Finds these tags in HTML, with their URLs. */
export const codeLinks = new RegExp(codeLink('([^"]+)'), 'gu');
