// @ts-check
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const markdown = () =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkFrontmatter)
    .use(remarkDirective);

const processors = {md: markdown(), mdx: markdown().use(remarkMdx)};

/** Stands for the brace of a heading id. */
const brace = '\uE000';

/**
 * Hides explicit heading ids (`## Title {#id}`) from MDX, which would read them as expressions. All
 * positions stay. Docusaurus also escapes ids before MDX.
 *
 * @param {string} text MDX
 */
export const escapeHeadingIds = (text) =>
  text.replaceAll(/^(#{1,6} .*)\{(?=#[^}\s]+\}[ \t]*$)/gmu, `$1${brace}`);

/**
 * The ID of a heading in the syntax of Docusaurus 3.10: `## Title {/* #id *\/}`.
 *
 * @param {import('mdast').Heading} heading
 */
function commentId({children}) {
  const last = children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? last.value : '';
  return /^\s*\/\*\s*#([^\s*]+)\s*\*\/\s*$/u.exec(comment)?.[1];
}

/**
 * Takes the hidden id off a heading.
 *
 * @param {import('mdast').Heading} heading
 */
function takeId({children}) {
  const last = children.at(-1);
  const [hidden = '', id] =
    last?.type === 'text' ? (/\s*\uE000#(\S+)\}$/u.exec(last.value) ?? []) : [];
  if (last?.type === 'text' && id) {
    last.value = last.value.slice(0, -hidden.length);
    if (last.value === '') {
      children.pop();
    }
  }
  return id;
}

/**
 * Parses a page like Docusaurus. Every node keeps its position in the file, and a heading with
 * an explicit id has it in `data.id`.
 *
 * @param {string} text Markdown or MDX
 * @param {'md' | 'mdx'} [format]
 * @returns {import('mdast').Root}
 * @throws a VFileMessage with the position when the text isn't valid MDX
 */
export function parsePage(text, format = 'mdx') {
  const tree = processors[format].parse(escapeHeadingIds(text));
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = takeId(node) ?? commentId(node);
      node.data = id ? /** @type {typeof node.data} */ ({...node.data, id}) : node.data;
    } else if ('value' in node) {
      // Samples show heading ids.
      node.value = node.value.replaceAll(brace, '{');
    }
  });
  return tree;
}
