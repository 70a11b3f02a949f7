import {expect, test} from 'vitest';
import {textsIn} from '../support/built-document';

test('the home page shows the command that creates a site', () => {
  expect(textsIn('/', 'main header code')).toContain(
    '$npx create-docusaurus@latest my-website classic',
  );
});
