import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** What remark-rehype calls the heading of all footnotes. */
const sharedId = 'footnote-label';

/**
 * A rehype plugin that gives the footnotes of each file a heading with an ID of its own, because a list
 * shows several posts on one page.
 */
export default function footnoteLabels(): Transformer<Root> {
  return (root, file) => {
    const id = `${sharedId}-${simpleHash(path.relative(file.cwd, file.path), 6)}`;
    visit(root, 'element', ({properties}) => {
      if (properties.id === sharedId) {
        properties.id = id;
      }
      if (String(properties.ariaDescribedBy) === sharedId) {
        properties.ariaDescribedBy = [id];
      }
    });
  };
}
