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
  {
    path: /^\/tests\/pages\/error-boundary-tests\//,
    problem: /, on purpose/,
    reason: 'React logs what an error boundary has caught, and nothing catches what a click throws',
  },
  {
    path: /^\/tests\/pages\/diagrams\/errors\//,
    problem: /^console error: .*(?:Parse error on line|No diagram type detected)/s,
    reason: 'React logs the errors of the diagrams that are wrong on purpose',
  },
  {
    path: /^\/tests\/pages\/navbar-dropdown-tests\//,
    problem: /^console error: .*custom-noSuchItem/s,
    reason: 'React logs the error of the item whose type nobody knows',
  },
];
