import type {Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Longer names may not fit on a line of a phone with large text. */
const maxLength = 20;

/**
 * A rehype plugin that marks short code with a hyphen, such as `--out-dir` and `react-dom`. Browsers
 * would break it there, and CSS can't tell it from code that has to break.
 */
export default function unbrokenCode(): Transformer<Root> {
  return (root) => {
    visit(root, 'element', ({tagName, children: [text], properties}, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (tagName !== 'code' || isBlock || text?.type !== 'text') {
        return;
      }
      if (/^\S*-\S*$/.test(text.value) && text.value.length <= maxLength) {
        properties.className = ['unbroken'];
      }
    });
  };
}
