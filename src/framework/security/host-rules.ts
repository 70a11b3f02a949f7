/** Headers by path in the build folder; a path can end in `*`, and then covers all that follow. */
type HeaderRules = {'/*': Record<string, string>; [path: string]: Record<string, string>};

/** What a host has to do. `rewrites` serve a file for paths that have none. */
export type HostRules = {headers: HeaderRules; rewrites: Record<string, string>};

const covers = (path: string, other: string): boolean =>
  path.endsWith('*') ? other.startsWith(path.slice(0, -1)) : path === other;

/** The headers of a path, with those of all rules that cover it. */
export const headersAt = ({headers}: HostRules, path: string): Record<string, string> =>
  Object.assign(
    {'Cache-Control': 'no-cache'},
    ...Object.entries(headers).flatMap(([from, values]) => (covers(from, path) ? [values] : [])),
  );

/** One line for each entry. */
export const lines = (
  values: Record<string, string>,
  line: (name: string, value: string) => string,
): string =>
  Object.entries(values)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

/** Types by extension that some servers don't know, and that browsers don't guess. */
export const mediaTypes = {
  ico: 'image/x-icon',
  md: 'text/markdown',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xsl: 'text/xsl',
};

/** Types of text, which is worth compressing. `text/html` is one too. */
export const textTypes = [
  ...['css', 'javascript', 'markdown', 'plain', 'xml', 'xsl'].map((name) => `text/${name}`),
  ...['atom+xml', 'javascript', 'json', 'manifest+json', 'rss+xml', 'xml', 'xslt+xml'].map(
    (name) => `application/${name}`,
  ),
  'image/svg+xml',
];
