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

const headingId = /^(#{1,6} .*?)(\{#([^}\s]+)\})[ \t]*$/u;

/**
 * Replaces explicit heading ids (`## Title {#id}`) with spaces, because MDX would read them as
 * expressions. All other characters keep their positions. Docusaurus also removes ids before MDX.
 *
 * @param {string} text MDX
 * @param {Map<number, string>} [ids] collects the ids by line, counted from 1
 * @param {Set<number>} [skipped] lines to leave unchanged
 */
export const escapeHeadingIds = (text, ids = new Map(), skipped = new Set()) =>
  text
    .split('\n')
    .map((line, index) => {
      const [, heading, escaped, id] = headingId.exec(line) ?? [];
      if (!heading || !escaped || !id || skipped.has(index + 1)) {
        return line;
      }
      ids.set(index + 1, id);
      return heading.padEnd(heading.length + escaped.length);
    })
    .join('\n');

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
 * The lines of fenced code among those that look like a heading with an id.
 *
 * @param {import('mdast').Root} tree
 * @param {Map<number, string>} ids
 */
function linesInCode(tree, ids) {
  /** @type {Set<number>} */
  const lines = new Set();
  visit(tree, 'code', ({position}) => {
    for (const line of ids.keys()) {
      if (position && line > position.start.line && line < position.end.line) {
        lines.add(line);
      }
    }
  });
  return lines;
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
  const ids = new Map();
  const processor = processors[format];
  let tree = processor.parse(escapeHeadingIds(text, ids));
  const inCode = linesInCode(tree, ids);
  if (inCode.size > 0) {
    // A sample that shows a heading id keeps it.
    ids.clear();
    tree = processor.parse(escapeHeadingIds(text, ids, inCode));
  }
  visit(tree, 'heading', (node) => {
    const id = ids.get(node.position?.start.line ?? 0) ?? commentId(node);
    if (id) {
      node.data = /** @type {typeof node.data} */ ({...node.data, id});
    }
  });
  return tree;
}
