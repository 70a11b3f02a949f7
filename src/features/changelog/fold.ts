import type {PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {itemsOf, kindOfMaintenance} from './check-items';
import {linksIn, pullRequestOf} from './check-links';
import {contributorsId, maintenanceId} from './kinds';
import {countChanges} from './release';

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

type Summary = {count: number; noun: string; preview: string};

function summarizeMaintenance(nodes: RootContent[]): Summary {
  const count = countChanges({id: maintenanceId, nodes});
  const noun = linksIn(nodes).some(pullRequestOf) ? 'pull request' : 'change';
  const found = itemsOf(nodes).map((item) => kindOfMaintenance(item)!.toLowerCase());
  return {count, noun, preview: [...new Set(found)].join(', ')};
}

function summarizeContributors(nodes: RootContent[]): Summary | undefined {
  const handles = linksIn(nodes).map((link) => toString(link));
  return handles.length > shortList
    ? {
        count: handles.length,
        noun: 'contributor',
        preview: `${handles.slice(0, preview).join(', ')} and ${handles.length - preview} more`,
      }
    : undefined;
}

const summarize = {
  [maintenanceId]: summarizeMaintenance,
  [contributorsId]: summarizeContributors,
};

function disclosure({count, noun, ...summary}: Summary, nodes: RootContent[]): RootContent {
  const title = element('mdxJsxFlowElement', 'summary', [
    element('mdxJsxTextElement', 'strong', [text(`${count} ${noun}${count === 1 ? '' : 's'}`)]),
    element('mdxJsxTextElement', 'span', [text(` ${summary.preview}`)]),
  ]);
  return element('mdxJsxFlowElement', 'details', [title, ...nodes]) as unknown as RootContent;
}

const idOf = ({data}: RootContent) => (data as {id?: string} | undefined)?.id;

/**
 * A remark plugin that folds the maintenance section and long lists of contributors into
 * `<details>` elements. It has to run after Docusaurus's own plugins, which add heading IDs.
 */
export default function fold(): Transformer<Root> {
  return ({children}) => {
    for (const [id, summarizeSection] of Object.entries(summarize)) {
      const start = children.findIndex((node) => node.type === 'heading' && idOf(node) === id) + 1;
      const length = children.slice(start).findIndex(({type}) => type === 'heading');
      const nodes = children.slice(start, length === -1 ? undefined : start + length);
      const summary = start > 0 && summarizeSection(nodes);
      if (summary) {
        children.splice(start, nodes.length, disclosure(summary, nodes));
      }
    }
  };
}

/**
 * Unfolds an entry for feed readers. Many of them drop `<details>` and `<summary>`, which would run
 * the summary into the text.
 *
 * @param html of an entry, as the page has it
 */
export const unfold = (html: string): string =>
  html.replaceAll(
    /<details[^>]*><summary[^>]*><strong[^>]*>(.*?)<\/strong>.*?<\/summary>(.*?)<\/details>/gsu,
    '<p>$1:</p>$2',
  );
