/** Something the browser reports on a page although nothing is wrong there. */
export type ExpectedNoise = {path: RegExp; problem: RegExp; reason: string};

export const expectedNoise: ExpectedNoise[] = [
  {
    path: /^\/no-such-page/,
    problem: /answered 404|status of 404/,
    reason: 'the page that shows the not-found screen has to be a missing one',
  },
];
