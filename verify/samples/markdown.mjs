// @ts-check
import {compile} from '@mdx-js/mdx';
import {load} from 'js-yaml';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {describeMdxError} from '../page/read-page.mjs';
import {unknownFields} from './data.mjs';
import {escapeHeadingIds} from '../../src/content/markdown/parse-page.mjs';

/** @import {Sample} from '../page/read-page.mjs' */
/** @import {Facts} from '../facts.mjs' */

/** The front matter schema of a file, by its path. */
const frontMatterFacts = /** @type {[RegExp, string][]} */ ([
  [/^(?:versioned_)?docs\//u, 'frontMatter/docs'],
  [/^blog\//u, 'frontMatter/blog'],
  [/^src\/pages\//u, 'frontMatter/pages'],
]);

/**
 * Markdown, which has to compile, and whose front matter may use only known fields.
 *
 * @type {import('./check-samples.mjs').SampleKind}
 */
export const markdown = {
  languages: ['md', 'mdx', 'markdown'],
  check: async (sample, facts) => [
    ...(await compileProblems(sample)),
    ...frontMatterProblems(sample, facts),
  ],
};

/** @param {Sample} sample */
async function compileProblems({lang, title = '', code}) {
  const format = lang === 'mdx' || title.endsWith('.mdx') ? 'mdx' : 'md';
  try {
    await compile(escapeHeadingIds(code), {
      format,
      remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective],
    });
    return [];
  } catch (error) {
    const {line, reason} = describeMdxError(error);
    return [{line: line - 1, message: `does not compile: ${reason}`}];
  }
}

/**
 * @param {Sample} sample
 * @param {Facts} facts
 */
function frontMatterProblems({title = '', code}, facts) {
  const text = /^---\n([\s\S]*?)\n---/u.exec(code)?.[1];
  const fact = frontMatterFacts.find(([path]) => path.test(title))?.[1];
  if (text === undefined) {
    return [];
  }
  let fields;
  try {
    fields = load(text) ?? {};
  } catch (error) {
    return [{line: 1, message: `invalid front matter: ${Object(error).reason}`}];
  }
  const unknown = fact ? unknownFields(fields, '', fact, facts) : [];
  return (
    unknown
      // The Markdown loader reads it before the remaining fields are validated.
      .filter((field) => field !== 'mdx')
      .map((field) => ({
        line: code
          .split('\n')
          .findIndex((line) => line.startsWith(field.split(/[.[]/u)[0] ?? field)),
        message: `${fact} has no field "${field}"`,
      }))
  );
}
