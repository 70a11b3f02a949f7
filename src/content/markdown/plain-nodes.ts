import {toString} from 'mdast-util-to-string';
import {rowAnchor} from './row-anchor';

/** A Markdown or MDX node with the fields that the transforms below use. */
export type Node = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  children?: Node[];
  attributes?: {name?: string; value?: unknown}[] | Record<string, string>;
  /** `id` is the anchor of a heading, or of a row of an option table. */
  data?: {directiveLabel?: boolean; id?: string};
  [key: string]: unknown;
};

type Replace = (node: Node) => Node[];

const text = (value: string): Node => ({type: 'text', value});
const strong = (value: string): Node => ({type: 'strong', children: [text(value)]});
const paragraph = (...children: Node[]): Node => ({type: 'paragraph', children});
const isFlow = ({type}: Node) => type.endsWith('FlowElement');

/** The text of an element's attribute; nothing for one that is code. */
export const attribute = ({attributes}: Node, name: string): string | undefined => {
  const value = Array.isArray(attributes)
    ? attributes.find((each) => each.name === name)?.value
    : undefined;
  return typeof value === 'string' ? value : undefined;
};

const keepChildren: Replace = ({children = []}) => plainNodes(children);

const titled = (title: string | undefined, node: Node): Node[] => [
  ...(title ? [paragraph(strong(title))] : []),
  ...keepChildren(node),
];

const imageText = (alt: string | null | undefined): Node[] =>
  alt ? [{type: 'emphasis', children: [text(`Image: ${alt}`)]}] : [];

/** Adds anchors to the rows of an option table, like the component does. */
function withAnchors(table: Node, options: Node): Node {
  const [head, ...rows] = table.children ?? [];
  const fact = attribute(options, 'fact') ?? '';
  const prefix = attribute(options, 'prefix') ?? '';
  const variant = attribute(options, 'variant');
  const anchored = rows.map((row) => {
    const name = prefix + toString(row.children?.[0]);
    const id = [variant, rowAnchor(fact, name)].filter(Boolean).join('-');
    return {...row, data: {...row.data, id}};
  });
  return {...table, children: [head!, ...anchored]};
}

/** How to convert each element; other elements are replaced with their children. */
const elements: Record<string, Replace> = {
  Tabs: (node) => {
    const kept = keepChildren(node);
    return kept.at(-1)?.type === 'break' ? kept.slice(0, -1) : kept;
  },
  TabItem: (node) => {
    const label = attribute(node, 'label') ?? attribute(node, 'value') ?? '';
    return isFlow(node)
      ? titled(label, node)
      : [strong(`${label}:`), text(' '), ...keepChildren(node), {type: 'break'}];
  },
  APITable: (node) =>
    keepChildren(node).map((child) => (child.type === 'table' ? withAnchors(child, node) : child)),
  BrowserWindow: (node) => titled(attribute(node, 'url'), node),
  summary: (node) => [paragraph(strong(toString(node)))],
  img: (node) => {
    const shown = imageText(attribute(node, 'alt'));
    return isFlow(node) && shown.length > 0 ? [paragraph(...shown)] : shown;
  },
  Screenshot: (node) => {
    const caption = attribute(node, 'caption');
    return [
      paragraph(...imageText(attribute(node, 'alt'))),
      ...(caption ? [paragraph(text(caption))] : []),
    ];
  },
  br: (node) => (isFlow(node) ? [] : [{type: 'break'}]),
  code: (node) => [{type: 'inlineCode', value: toString(node)}],
  a: (node) => [
    {
      type: 'link',
      url: attribute(node, 'href') ?? '',
      children: keepChildren(node),
    },
  ],
};

const element: Replace = (node) => (elements[node.name ?? ''] ?? keepChildren)(node);

/** An admonition as a block quote with its type, title and content. */
const admonition: Replace = (node) => {
  const [label, ...rest] = node.children ?? [];
  const title = label?.data?.directiveLabel ? toString(label) : undefined;
  const kind = `${node.name?.charAt(0).toUpperCase()}${node.name?.slice(1)}`;
  const children = title ? rest : (node.children ?? []);
  return [
    {
      type: 'blockquote',
      children: [paragraph(strong(title ? `${kind}: ${title}` : kind)), ...plainNodes(children)],
    },
  ];
};

const magicComment =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|--|%|;)\s*(?:highlight-(?:next-line|start|end)|This will error)\s*(?:\*\/\}?|-->)?\s*$/u;

const code: Replace = ({lang, meta, value = '', ...node}) => [
  {
    ...node,
    lang,
    meta: /\btitle=(?:"[^"]*"|'[^']*')/u.exec(meta ?? '')?.[0] ?? null,
    value: value
      .split('\n')
      .filter((line) => !magicComment.test(line))
      .join('\n'),
  },
];

const nothing: Replace = () => [];

/** How to convert each type of node; others are kept, with converted children. */
const replacements: Record<string, Replace> = {
  yaml: nothing,
  html: nothing,
  mdxjsEsm: nothing,
  mdxFlowExpression: nothing,
  mdxTextExpression: ({value = ''}) => {
    const [, literal] = /^\s*(?:'([^']*)'|"[^"]*")\s*$/u.exec(value) ?? [];
    return literal === undefined ? [] : [text(literal)];
  },
  mdxJsxFlowElement: element,
  mdxJsxTextElement: element,
  containerDirective: admonition,
  // Words with a colon, such as a time of day, that only look like directives.
  leafDirective: (node) => [paragraph(text(`::${node.name}`))],
  textDirective: (node) => [text(`:${node.name}`)],
  image: ({alt}) => imageText(alt),
  code,
};

/**
 * Removes everything that only works on a site: imports, comments, components and directives.
 * Keeps the text inside components.
 *
 * @param nodes
 * @returns nodes of plain Markdown
 */
export function plainNodes(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => {
    const replace = replacements[node.type];
    if (replace) {
      return replace(node);
    }
    return node.children ? [{...node, children: plainNodes(node.children)}] : [node];
  });
}
