import {toString} from 'mdast-util-to-string';
import {rowAnchor} from './row-anchor';

/** A node of Markdown or MDX; the transforms below read few of its fields. */
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

type Context = {
  /** Resolves a link for readers who only have the Markdown file. */
  resolveLink: (url: string) => string;
};

type Replace = (node: Node, context: Context) => Node[];

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

const keepChildren: Replace = ({children = []}, context) => plainNodes(children, context);

const titled = (title: string | undefined, node: Node, context: Context): Node[] => [
  ...(title ? [paragraph(strong(title))] : []),
  ...keepChildren(node, context),
];

const imageText = (alt: string | null | undefined): Node[] =>
  alt ? [{type: 'emphasis', children: [text(`Image: ${alt}`)]}] : [];

/** Gives the rows of an option table their anchors, as the component does. */
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

/** What stays of an element; of those not listed, their children do. */
const elements: Record<string, Replace> = {
  Tabs: (node, context) => {
    const kept = keepChildren(node, context);
    return kept.at(-1)?.type === 'break' ? kept.slice(0, -1) : kept;
  },
  TabItem: (node, context) => {
    const label = attribute(node, 'label') ?? attribute(node, 'value') ?? '';
    return isFlow(node)
      ? titled(label, node, context)
      : [strong(`${label}:`), text(' '), ...keepChildren(node, context), {type: 'break'}];
  },
  APITable: (node, context) =>
    keepChildren(node, context).map((child) =>
      child.type === 'table' ? withAnchors(child, node) : child,
    ),
  BrowserWindow: (node, context) => titled(attribute(node, 'url'), node, context),
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
  a: (node, context) => [
    {
      type: 'link',
      url: context.resolveLink(attribute(node, 'href') ?? ''),
      children: keepChildren(node, context),
    },
  ],
};

const element: Replace = (node, context) =>
  (elements[node.name ?? ''] ?? keepChildren)(node, context);

/** An admonition: its kind and title, then its text, as a quotation. */
const admonition: Replace = (node, context) => {
  const [label, ...rest] = node.children ?? [];
  const title = label?.data?.directiveLabel ? toString(label) : undefined;
  const kind = `${node.name?.charAt(0).toUpperCase()}${node.name?.slice(1)}`;
  const children = title ? rest : (node.children ?? []);
  return [
    {
      type: 'blockquote',
      children: [
        paragraph(strong(title ? `${kind}: ${title}` : kind)),
        ...plainNodes(children, context),
      ],
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

/** What becomes of a node; those not listed stay, with their children cleaned. */
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
  link: (node, context) => [
    {...node, url: context.resolveLink(node.url ?? ''), children: keepChildren(node, context)},
  ],
  definition: (node, context) => [{...node, url: context.resolveLink(node.url ?? '')}],
  code,
};

/**
 * Takes out of Markdown what only a site understands: imports, comments, components, directives.
 * Text that components show stays.
 *
 * @param nodes
 * @param context
 * @returns nodes that plain Markdown has
 */
export function plainNodes(nodes: Node[], context: Context): Node[] {
  return nodes.flatMap((node) => {
    const replace = replacements[node.type];
    if (replace) {
      return replace(node, context);
    }
    return node.children ? [{...node, children: plainNodes(node.children, context)}] : [node];
  });
}
