import {load} from 'cheerio';
import {HtmlValidate, type RuleConfig} from 'html-validate';
import {expect, test} from 'vitest';
import {builtPage, routes} from '../support/routes';
import {templates} from '../support/templates';

/** Rules that are off or relaxed, because what they find is allowed by the HTML standard. */
const exceptions: RuleConfig = {
  // The theme has regions, banners and buttons that are other elements with a role.
  'prefer-native-element': 'off',
  // The icons of external links have a name.
  'aria-label-misuse': ['error', {allowAnyNamable: true}],
  // Safari needs the role for lists without markers.
  'no-redundant-role': 'off',
  // Filters apply while the reader types.
  'wcag/h32': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: exceptions,
});

/** The debug plugin's lists, authors that are only a picture, and the form that React leaves empty. */
const withProblems = /^\/(?:__docusaurus|tests\/(?:blog|pages\/react-18))\//u;

// One page per template takes seconds.
const checked = routes.filter(
  (route) =>
    Object.values(templates).includes(route) ||
    (process.env.FULL_TESTS && !withProblems.test(route)),
);

// It only knows some of the rules about the end tags that the minifier omits, so it gets all of them.
test.each(checked)('%s is valid HTML', async (route) => {
  const {results} = await validator.validateString(load(builtPage(route)).html());
  const problems = results.flatMap(({messages}) => messages);
  expect(problems.map(({ruleId, message, selector}) => [ruleId, message, selector])).toEqual([]);
});
