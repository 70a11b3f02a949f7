import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Position} from 'unist';
import {visit} from 'unist-util-visit';
import {attribute, type Node} from '../../content/markdown/plain-nodes';

// Not an option, because the site configuration is part of the client bundle.
const siteDir = path.resolve(__dirname, '../../..');

/** Where the pictures are on the site; `npm run screenshots:docs` takes them. */
const picturesFolder = 'img/docs';

export const picturesDir = path.join(siteDir, 'static', picturesFolder);

export const colorModes = ['light', 'dark'] as const;

/** The file of a picture, which may not exist. */
export const pictureFile = (name: string, mode: (typeof colorModes)[number]): string =>
  path.join(picturesDir, `${name}.${mode}.webp`);

type Element = Node & {position?: Position};

/** The `<Screenshot>` elements of a page. */
export function screenshotsIn(root: Root): Element[] {
  const screenshots: Element[] = [];
  visit(root, (node) => {
    if ((node as Node).name === 'Screenshot') {
      screenshots.push(node as Element);
    }
  });
  return screenshots;
}

/** What a `<Screenshot>` lacks: a name, the files of its picture, or alternative text. */
export function problemOf(screenshot: Node): string | undefined {
  const name = attribute(screenshot, 'name');
  if (!name) {
    return '<Screenshot> needs the name of a picture.';
  }
  if (!attribute(screenshot, 'alt')?.trim()) {
    return `<Screenshot name="${name}"> needs alternative text (alt).`;
  }
  const missing = colorModes
    .map((mode) => pictureFile(name, mode))
    .find((file) => !existsSync(file));
  return (
    missing &&
    `<Screenshot name="${name}">: there is no ${path.relative(siteDir, missing)}. Take it with: npm run screenshots:docs -- ${name}`
  );
}
