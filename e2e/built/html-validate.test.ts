import {setImmediate} from 'node:timers/promises';
import {HtmlValidate, type RuleConfig} from 'html-validate';
import {expect, test} from 'vitest';
import {devDependencies} from '../../package.json';
import {keepVerdict} from '../../tools/lib/verdicts.mjs';
import {withEndTags} from '../support/end-tags';
import {builtPage, redirectRoutes, routes} from '../support/routes';
import {templates} from '../support/templates';

/** Rules that are off or relaxed, because what they find is allowed by the HTML standard. */
const exceptions: RuleConfig = {
  // The minifier chooses the shortest form, and React its own.
  'attr-quotes': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-raw-characters': 'off',
  'prefer-tbody': 'off',
  'unrecognized-char-ref': 'off',
  'void-style': 'off',
  // Prism names some tokens twice.
  'no-dup-class': 'off',
  // React's ids begin with an underscore.
  'valid-id': ['error', {relaxed: true}],
  // The theme has regions, banners and buttons that are other elements with a role.
  'prefer-native-element': 'off',
  // The icons of external links have a name.
  'aria-label-misuse': ['error', {allowAnyNamable: true}],
  // Formulas, diagrams and images have sizes of their own.
  'no-inline-style': 'off',
  // Safari needs the role for lists without markers.
  'no-redundant-role': 'off',
  // The theme's links to profiles are icons with a title. Axe checks the names of all links.
  'wcag/h30': 'off',
  // Filters apply while the reader types.
  'wcag/h32': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: exceptions,
});

/** Pages that break a rule because of the framework, or in order to test it. */
const expected: {route: RegExp; rule: string; reason: string}[] = [
  {
    route: /^\/__docusaurus\//u,
    rule: 'element-permitted-content',
    reason: "the debug plugin's trees are lists of other elements",
  },
  {
    route: /^\/tests\/pages\/navbar-dropdown-tests\//u,
    rule: 'element-permitted-content',
    reason: 'it shows navbar items on a page',
  },
  {
    route: /^\/tests\/blog\/(?:authors\/|2022\/01\/20\/image-only-authors\/)$/u,
    rule: 'wcag/h37',
    reason: 'the theme takes the text from the name, which these authors lack',
  },
  {
    route: /^\/tests\/pages\/ideal-image\//u,
    rule: 'wcag/h37',
    reason: "the plugin's picture without scripts has no text",
  },
  {
    route: /^\/tests\/pages\/react-18\//u,
    rule: 'attribute-allowed-values',
    reason: 'React renders such an action for forms with a function',
  },
  {route: /long/iu, rule: 'long-title', reason: 'it is long on purpose'},
];

const isExpected = (route: string, ruleId: string) =>
  expected.some(({route: pages, rule}) => rule === ruleId && pages.test(route));

async function problemsOf(route: string): Promise<string[]> {
  const {results} = await validator.validateString(withEndTags(builtPage(route)));
  return results.flatMap(({messages}) =>
    messages
      .filter(({ruleId}) => !isExpected(route, ruleId))
      .map(({ruleId, message, selector}) => `${route}: ${ruleId}: ${message}: ${selector}`),
  );
}

/** One page per template takes seconds, all of them take minutes. */
const checked = process.env.FULL_TESTS
  ? [...routes, ...redirectRoutes]
  : routes.filter((route) => Object.values(templates).includes(route));

test('pages are valid HTML', {timeout: 1_800_000}, async () => {
  const problems: string[] = [];
  for (const route of checked) {
    problems.push(...(await problemsOf(route)));
    // The test runner expects signs of life.
    await setImmediate();
  }
  keepVerdict({
    judge: `html-validate ${devDependencies['html-validate']}`,
    pages: checked.length,
    findings: problems,
  });
  expect(checked.length).toBeGreaterThan(30);
  expect(problems).toEqual([]);
});
