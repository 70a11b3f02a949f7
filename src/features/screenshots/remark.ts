import type {Root} from 'mdast';
import sharp from 'sharp';
import type {Transformer} from 'unified';
import {attribute, type Node} from '../../content/markdown/plain-nodes';
import {pictureFile, problemOf, screenshotsIn} from './pictures';

/** The modules of its components, which Markdown files use without an import. */
export const components = {Screenshot: '@site/src/features/screenshots/Screenshot'};

/** Device pixels per CSS pixel, as in `tools/screenshots/index.mjs`. */
const scale = 2;

async function addSize(screenshot: Node): Promise<void> {
  const {width, height} = await sharp(
    pictureFile(attribute(screenshot, 'name')!, 'light'),
  ).metadata();
  for (const [name, pixels] of Object.entries({width, height})) {
    (screenshot.attributes as unknown[]).push({
      type: 'mdxJsxAttribute',
      name,
      value: String(Math.round(pixels / scale)),
    });
  }
}

/**
 * A remark plugin that gives each `<Screenshot>` the size of its picture, so that nothing moves
 * when it loads. It fails on one without a picture or alternative text.
 */
export default function screenshots(): Transformer<Root> {
  return async (root, file) => {
    const elements = screenshotsIn(root);
    for (const screenshot of elements) {
      const problem = problemOf(screenshot);
      if (problem) {
        file.fail(problem, screenshot.position);
      }
    }
    await Promise.all(elements.map(addSize));
  };
}
