/** Something the browser reports on a page although nothing is wrong there. */
export type ExpectedNoise = {path: RegExp; problem: RegExp; reason: string};

export const expectedNoise: ExpectedNoise[] = [
  {
    path: /^\/no-such-page/,
    problem: /answered 404|status of 404/,
    reason: 'the page that shows the not-found screen has to be a missing one',
  },
  {
    path: /\/(?:rss|atom)\.xml$/,
    problem: /^console error: Failed to load resource: .*status of 404/,
    reason: 'XML has no head that names an icon, so browsers look for /favicon.ico',
  },
];
