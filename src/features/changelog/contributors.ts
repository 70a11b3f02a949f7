import type {PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {contributorsId} from './kinds';

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

const isContributorsHeading = (node: RootContent): boolean =>
  node.type === 'heading' && (node.data as {id?: string} | undefined)?.id === contributorsId;

function disclosure(paragraph: RootContent & {type: 'paragraph'}): RootContent {
  const handles = paragraph.children
    .filter(({type}) => type === 'link')
    .map((link) => toString(link));
  const summary = element('mdxJsxFlowElement', 'summary', [
    element('mdxJsxTextElement', 'strong', [text(`${handles.length} contributors`)]),
    element('mdxJsxTextElement', 'span', [
      text(` ${handles.slice(0, preview).join(', ')} and ${handles.length - preview} more`),
    ]),
  ]);
  return element('mdxJsxFlowElement', 'details', [summary, paragraph]) as unknown as RootContent;
}

/**
 * A remark plugin that folds long lists of contributors into a `<details>` element. It has to run
 * after Docusaurus's own plugins, which add heading IDs.
 */
export default function contributors(): Transformer<Root> {
  return (root) => {
    const index = root.children.findIndex(isContributorsHeading) + 1;
    const paragraph = root.children[index];
    if (
      index > 0 &&
      paragraph?.type === 'paragraph' &&
      paragraph.children.filter(({type}) => type === 'link').length > shortList
    ) {
      root.children[index] = disclosure(paragraph);
    }
  };
}

/**
 * Unfolds the contributors for feed readers. Many of them drop `<details>` and `<summary>`, which
 * would run the summary into the text.
 *
 * @param html of an entry, as the page has it
 */
export const unfold = (html: string): string =>
  html.replaceAll(
    /<details[^>]*><summary[^>]*><strong[^>]*>(.*?)<\/strong>.*?<\/summary>(.*?)<\/details>/gsu,
    '<p>$1:</p>$2',
  );
