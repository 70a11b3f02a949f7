// @ts-check
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = () =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkFrontmatter)
    .use(remarkDirective);

const processors = {md: markdown(), mdx: markdown().use(remarkMdx)};

/**
 * Replaces the ids of headings, which MDX would read as expressions, by blanks, which keep the
 * places of everything else. Docusaurus reads them before MDX, too.
 *
 * @param {string} text MDX
 */
export const escapeHeadingIds = (text) =>
  text.replace(/^(#{1,6} .*?)(\{#[^}\s]+\})[ \t]*$/gmu, (_, heading, id) =>
    heading.padEnd(heading.length + id.length),
  );

/**
 * Parses a page as Docusaurus does, with every node at its place in the file.
 *
 * @param {string} text Markdown or MDX
 * @param {'md' | 'mdx'} [format]
 * @returns {import('mdast').Root}
 * @throws a VFileMessage with the place when the text is no MDX
 */
export const parsePage = (text, format = 'mdx') => processors[format].parse(escapeHeadingIds(text));
