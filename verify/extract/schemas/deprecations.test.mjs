// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {expect, it, vi} from 'vitest';
import {entriesOf} from '../shape/entries.mjs';
import {shapeIn} from '../shape/read-joi.fixture.mjs';
import {withDeprecations} from './deprecations.mjs';

const schema = Joi.object({
  title: Joi.string().required(),
  onBrokenLinks: Joi.string().valid('throw'),
  onBrokenMarkdownLinks: Joi.string().valid('throw'),
  markdown: Joi.object({mdx1: Joi.boolean(), format: Joi.string()}),
});

it('an option that logs a deprecation warning is marked as deprecated', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const entries = entriesOf(
    withDeprecations(shapeIn(schema), (/** @type {any} */ input) => {
      const config = Joi.attempt(input, schema);
      if (config.onBrokenMarkdownLinks) {
        console.warn('The onBrokenMarkdownLinks config option is deprecated.');
      }
      if (config.markdown?.mdx1) {
        console.warn('markdown.mdx1 is deprecated');
        throw new Error('and needs more than that');
      }
      console.warn('Something else.');
      return config;
    }),
  );
  expect(entries.filter(({deprecated}) => deprecated).map(({path}) => path)).toEqual([
    'markdown.mdx1',
    'onBrokenMarkdownLinks',
  ]);
  expect(warn).not.toHaveBeenCalled();
});
