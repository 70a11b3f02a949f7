import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {parsePage} from '../../markdown/parse-page.mjs';
import {attribute} from '../../markdown/plain-nodes';
import {colorModes, pictureFile, picturesDir, problemOf, screenshotsIn} from './pictures';

const root = path.resolve(__dirname, '../../..');

const screenshotsOf = (source: string, format: 'md' | 'mdx' = 'mdx') =>
  screenshotsIn(parsePage(source, format));

async function allScreenshots() {
  const files = await Globby(
    '{docs,versioned_docs,blog,changelog,community,src/pages}/**/*.{md,mdx}',
    {
      cwd: root,
    },
  );
  return files.flatMap((file) =>
    screenshotsOf(
      readFileSync(path.join(root, file), 'utf8'),
      path.extname(file).slice(1) as 'md' | 'mdx',
    ).map((screenshot) => ({file, screenshot})),
  );
}

/** Pictures for pages that are being rewritten. A name goes when its picture is on a page. */
const awaited = [
  'admonition-custom',
  'admonitions',
  'announcement-bar',
  'code-highlight',
  'code-line-numbers',
  'code-live',
  'code-magic-comments',
  'code-title',
  'details',
  'locale-dropdown',
  'math',
  'mermaid',
  'navbar-dropdown',
  'not-found',
  'right-to-left',
  'swizzled-footer',
  'tabs',
  'tabs-npm2yarn',
  'tabs-synced',
  'toc',
  'toc-inline',
  'version-banner-unmaintained',
  'version-banner-unreleased',
  'version-dropdown',
];

const screenshots = await allScreenshots();
const pictures = readdirSync(picturesDir);

it.each([
  ['<Screenshot alt="A home page" />', 'needs the name'],
  ['<Screenshot name="new-site" />', 'needs alternative text'],
  ['<Screenshot name="new-site" alt=" " />', 'needs alternative text'],
  ['<Screenshot name="no-such" alt="A home page" />', 'no static/img/docs/no-such.light.webp'],
  ['- Start it:\n\n  <Screenshot name="new-site" />', 'needs alternative text'],
])('a fault is found: %s', (source, problem) => {
  expect(screenshotsOf(source).map(problemOf)).toEqual([expect.stringContaining(problem)]);
});

it('every screenshot has its picture in both color modes, and alternative text', () => {
  const problems = screenshots.flatMap(({file, screenshot}) => {
    const problem = problemOf(screenshot);
    return problem ? [`${file}: ${problem}`] : [];
  });
  expect(screenshots).not.toEqual([]);
  expect(problems).toEqual([]);
});

it('every picture is on a page', () => {
  const names = screenshots.map(({screenshot}) => attribute(screenshot, 'name')!);
  const used = [...names, ...awaited].flatMap((name) =>
    colorModes.map((mode) => path.basename(pictureFile(name, mode))),
  );
  expect(pictures.filter((picture) => !used.includes(picture))).toEqual([]);
});

it('light and dark pictures have one size, so that nothing moves when the mode changes', async () => {
  const sizes = await Promise.all(
    pictures.map(async (picture) => {
      const {width, height} = await sharp(path.join(picturesDir, picture)).metadata();
      return `${picture.split('.')[0]} ${width}×${height}`;
    }),
  );
  expect(new Set(sizes).size).toBe(pictures.length / colorModes.length);
});
