import type {PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {contributorsId, maintenanceId} from './kinds';
import {countChanges} from './release';
import {itemsOf, linksIn} from './sections';

/** Longer lists of contributors are folded. */
const shortList = 6;

/** How many handles a folded list shows. */
const preview = 4;

type JsxElement = {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string;
  attributes: [];
  children: unknown[];
  data: {_mdxExplicitJsx: true};
};

/**
 * Creates an element as if written in JSX. MDX would replace other `details` with the theme's
 * component.
 */
const element = (type: JsxElement['type'], name: string, children: unknown[]): JsxElement => ({
  type,
  name,
  attributes: [],
  children,
  data: {_mdxExplicitJsx: true},
});

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** The bold and the muted text of a section's summary, or undefined if it isn't folded. */
const summaries: Record<string, (nodes: RootContent[]) => [string, string] | undefined> = {
  [maintenanceId](nodes) {
    const count = countChanges({id: maintenanceId, nodes});
    const noun = linksIn(nodes).some(({url}) => url.includes('/pull/')) ? 'pull request' : 'change';
    const labels = itemsOf(nodes).map((item) => toString(item).split(':')[0]!.toLowerCase());
    return [`${count} ${noun}${count === 1 ? '' : 's'}`, [...new Set(labels)].join(', ')];
  },
  [contributorsId](nodes) {
    const handles = linksIn(nodes).map((link) => toString(link));
    const more = handles.length - preview;
    return handles.length > shortList
      ? [
          `${handles.length} contributors`,
          `${handles.slice(0, preview).join(', ')} and ${more} more`,
        ]
      : undefined;
  },
};

function disclosure([title, shown]: [string, string], nodes: RootContent[]): RootContent {
  const summary = element('mdxJsxFlowElement', 'summary', [
    element('mdxJsxTextElement', 'strong', [text(title)]),
    element('mdxJsxTextElement', 'span', [text(` ${shown}`)]),
  ]);
  return element('mdxJsxFlowElement', 'details', [summary, ...nodes]) as unknown as RootContent;
}

const idOf = ({data}: RootContent) => (data as {id?: string} | undefined)?.id;

/**
 * A remark plugin that folds the maintenance section and long lists of contributors into
 * `<details>` elements. It has to run after Docusaurus's own plugins, which add heading IDs.
 */
export default function fold(): Transformer<Root> {
  return ({children}) => {
    for (const [id, summarize] of Object.entries(summaries)) {
      const start = children.findIndex((node) => node.type === 'heading' && idOf(node) === id) + 1;
      const length = children.slice(start).findIndex(({type}) => type === 'heading');
      const nodes = children.slice(start, length === -1 ? undefined : start + length);
      const summary = start > 0 && summarize(nodes);
      if (summary) {
        children.splice(start, nodes.length, disclosure(summary, nodes));
      }
    }
  };
}
