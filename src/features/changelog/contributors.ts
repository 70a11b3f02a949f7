import type {PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {contributorsId} from './kinds';

/** Up to how many contributors are shown as they are. */
const shortList = 6;

/** How many handles a closed list shows. */
const preview = 4;

type JsxElement = {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string;
  attributes: [];
  children: unknown[];
  data: {_mdxExplicitJsx: true};
};

/** An element as if it were written as JSX: MDX replaces others, `details` by a box of the theme. */
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
 * A remark plugin that folds the contributors of a release into a `<details>` element when there
 * are many. It stands after the plugins of Docusaurus, which give headings their ids.
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
 * The text of an entry for feed readers: what is folded on the page stands open, because many
 * readers drop the elements that fold it and would run its summary into the text.
 *
 * @param html of an entry, as the page has it
 */
export const unfold = (html: string): string =>
  html.replaceAll(
    /<details[^>]*><summary[^>]*><strong[^>]*>(.*?)<\/strong>.*?<\/summary>(.*?)<\/details>/gsu,
    '<p>$1:</p>$2',
  );
