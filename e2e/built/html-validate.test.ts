import {HtmlValidate, type RuleConfig} from 'html-validate';
import {expect, test} from 'vitest';
import {withEndTags} from '../support/end-tags';
import {builtPage, routes} from '../support/routes';
import {templates} from '../support/templates';

/** Rules that are off or relaxed, because what they find is allowed by the HTML standard. */
const exceptions: RuleConfig = {
  // The minifier chooses the shortest form, and React its own.
  'attr-quotes': 'off',
  'doctype-style': 'off',
  'no-raw-characters': 'off',
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
  // Filters apply while the reader types.
  'wcag/h32': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: exceptions,
});

const checked = routes.filter((route) => Object.values(templates).includes(route));

// One page per template takes seconds. The Nu HTML checker sees all pages in the nightly run.
test.each(checked)('%s is valid HTML', async (route) => {
  const {results} = await validator.validateString(withEndTags(builtPage(route)));
  const problems = results.flatMap(({messages}) => messages);
  expect(problems.map(({ruleId, message, selector}) => [ruleId, message, selector])).toEqual([]);
});
