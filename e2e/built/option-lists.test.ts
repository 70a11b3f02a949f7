import {expect, test} from 'vitest';
import {builtPage} from '../support/routes';

const textOf = (html: string) =>
  html
    .replace(/<(?:"[^"]*"|[^">])+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of an option in the built HTML, as a screen reader reads it. */
function option(route: string, id: string): string {
  const [, html] = new RegExp(`<li id="?${id}"?[ >][^>]*>(.*?)(?:<li |</ul>)`, 's').exec(builtPage(route))!;
  return textOf(html!);
}

const config = '/docs/api/docusaurus-config/';

test.each([
  [config, 'option-title', /^title type: string requiredThe site name/],
  [config, 'option-no-index', /^noIndex type: boolean default: false\S/],
  ['/docs/cli/', 'start-locale', /^-l, --locale <locale>The locale to serve\./],
  ['/docs/cli/', 'build-locale', /^-l, --locale <locale\.\.\.>The locale to build\./],
  ['/docs/api/themes/configuration/', 'option-color-mode-default-mode', /^colorMode\.defaultMode /],
])('%s has the option %s with its type, default and description', (route, id, text) => {
  expect(option(route, id)).toMatch(text);
});
