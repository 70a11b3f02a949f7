/** A problem that the browser reports although the page works as intended. */
export type ExpectedNoise = {path: RegExp; problem: RegExp; reason: string};

export const expectedNoise: ExpectedNoise[] = [
  {
    path: /^\/no-such-page/,
    problem: /answered 404|status of 404/,
    reason: 'only a missing page shows the not-found screen',
  },
  {
    path: /^\/tests\/pages\/crashTest\//,
    problem: /on purpose/,
    reason: 'React logs errors that an error boundary catches',
  },
  {
    path: /^\/tests\/pages\/diagrams\/errors\//,
    problem: /^console error: .*(?:Parse error on line|No diagram type detected)/s,
    reason: 'React logs the errors of intentionally invalid diagrams',
  },
  {
    path: /^\/tests\/pages\/navbar-dropdown-tests\//,
    problem: /^console error: .*custom-noSuchItem/s,
    reason: 'React logs the error of the item with the unknown type',
  },
  {
    path: /^\/tests\/blog\/rss\.xml/,
    problem: /inline event handler|policy violation: script-src-attr/,
    reason: 'Chromium adds a banner with one, which says that it will remove XSLT',
  },
];
