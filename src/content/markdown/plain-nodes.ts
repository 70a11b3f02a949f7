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
  /**
   * `id` is the anchor of a heading, or of a row of an option table. `isPicture`: it describes one, or
   * is its caption.
   */
  data?: {directiveLabel?: boolean; id?: string; isPicture?: boolean};
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

const isPicture = {isPicture: true};

const imageText = (alt: string | null | undefined): Node[] =>
  alt ? [{type: 'emphasis', children: [text(`Image: ${alt}`)], data: isPicture}] : [];

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

const isBlank = ({type, value = ''}: Node) => type === 'text' && !value.trim();

/** The `TabItem` elements of a paragraph that has nothing else; Markdown reads short tabs as such. */
function inlineTabs({children = []}: Node): Node[] | undefined {
  const tabs = children
    .filter((child) => !isBlank(child))
    .flatMap((child) => (child.name === 'Tabs' ? (inlineTabs(child) ?? [child]) : [child]));
  return tabs.length > 0 && tabs.every(({name}) => name === 'TabItem') ? tabs : undefined;
}

const tabLabel = (tab: Node) => attribute(tab, 'label') ?? attribute(tab, 'value') ?? '';

const listOfTabs = (tabs: Node[]): Node => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: tabs.map((tab) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(strong(`${tabLabel(tab)}:`), text(' '), ...keepChildren(tab))],
  })),
});

/** The text of an expression that is only a string. */
const literalOf = ({value = ''}: Node): string | undefined =>
  /^\s*(?:'([^']*)'|"([^"]*)"|`([^`$\\]*)`)\s*$/u
    .exec(value)
    ?.slice(1)
    .find((literal) => literal !== undefined);

/** Whether only a build knows the text of a node, because it has an expression. */
const isComputed = (node: Node): boolean =>
  node.type.endsWith('Expression')
    ? literalOf(node) === undefined && !/^\s*\/\*/u.test(node.value ?? '')
    : (node.children ?? []).some(isComputed);

/** An admonition as a block quote with its type, title and content. */
const quote = (type: string, title: string | undefined, children: Node[]): Node[] => {
  const kind = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const label = paragraph(strong(title ? `${kind}: ${title}` : kind));
  return [{type: 'blockquote', children: [label, ...plainNodes(children)]}];
};

/** How to convert each element; other elements are replaced with their children. */
const elements: Record<string, Replace> = {
  Admonition: (node) =>
    quote(attribute(node, 'type') ?? 'note', attribute(node, 'title'), node.children ?? []),
  TabItem: (node) => titled(tabLabel(node), node),
  APITable: (node) =>
    keepChildren(node).map((child) => (child.type === 'table' ? withAnchors(child, node) : child)),
  // The sample above the frame stays, so a frame without its text isn't missed.
  BrowserWindow: (node) => {
    const content = isComputed(node) ? [] : keepChildren(node);
    const url = attribute(node, 'url') ?? '';
    return content.length > 0 ? [paragraph({type: 'inlineCode', value: url}), ...content] : [];
  },
  CodeBlock: (node) => {
    const [child, ...others] = node.children ?? [];
    const value = child && others.length === 0 ? literalOf(child) : undefined;
    return value !== undefined && isFlow(node)
      ? [{type: 'code', lang: attribute(node, 'language'), value}]
      : keepChildren(node);
  },
  summary: (node) => [paragraph(strong(toString(node)))],
  img: (node) => {
    const shown = imageText(attribute(node, 'alt'));
    return isFlow(node) && shown.length > 0 ? [paragraph(...shown)] : shown;
  },
  Screenshot: (node) => {
    const caption = attribute(node, 'caption');
    return [
      paragraph(...imageText(attribute(node, 'alt'))),
      ...(caption ? [{...paragraph(text(caption)), data: isPicture}] : []),
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

const directive: Replace = ({name, children = []}) => {
  const [label, ...others] = children;
  return label?.data?.directiveLabel
    ? quote(name!, toString(label), others)
    : quote(name!, undefined, children);
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
  mdxTextExpression: (node) => {
    const literal = literalOf(node);
    return literal === undefined ? [] : [text(literal)];
  },
  paragraph: (node) => {
    const tabs = inlineTabs(node);
    return tabs ? [listOfTabs(tabs)] : [{...node, children: keepChildren(node)}];
  },
  mdxJsxFlowElement: element,
  mdxJsxTextElement: element,
  containerDirective: directive,
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
