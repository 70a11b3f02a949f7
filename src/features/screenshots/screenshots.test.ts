import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {parsePage} from '../../content/markdown/parse-page.mjs';
import {attribute} from '../../content/markdown/plain-nodes';
import {colorModes, pictureFile, picturesDir, problemOf, screenshotsIn} from './pictures';

const root = path.resolve(__dirname, '../../..');

const screenshotsOf = (source: string, format: 'md' | 'mdx' = 'mdx') =>
  screenshotsIn(parsePage(source, format));

const files = await Globby(
  '{docs,versioned_docs,blog,changelog,community,src/pages}/**/*.{md,mdx}',
  {cwd: root},
);
const screenshots = files.flatMap((file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  // Parsing takes long, and most pages have none.
  return source.includes('<Screenshot')
    ? screenshotsOf(source, path.extname(file).slice(1) as 'md' | 'mdx').map((screenshot) => ({
        file,
        screenshot,
      }))
    : [];
});
const pictures = readdirSync(picturesDir);

it.each([
  ['<Screenshot alt="A home page" />', 'needs the name'],
  ['<Screenshot name="new-site" />', 'needs alternative text'],
  ['<Screenshot name="new-site" alt=" " />', 'needs alternative text'],
  [
    '<Screenshot name="no-such" alt="A home page" />',
    'no static/img/docs/no-such.light.webp. Take it with: npm run screenshots:docs -- no-such',
  ],
  ['- Start it:\n\n  <Screenshot name="new-site" />', 'needs alternative text'],
])('a fault is found: %s', (source, problem) => {
  expect(screenshotsOf(source).map(problemOf)).toEqual([expect.stringContaining(problem)]);
});

it('every release post shows its release in a picture', () => {
  const posts = readdirSync(path.join(root, 'blog')).filter((file) => /-release-\d/u.test(file));
  const shown = new Set(screenshots.map(({file}) => path.basename(file)));
  expect(posts).not.toEqual([]);
  expect(posts.filter((post) => !shown.has(post))).toEqual([]);
});

it('every picture is on a page', () => {
  const names = screenshots.map(({screenshot}) => attribute(screenshot, 'name')!);
  const hero = readFileSync(path.join(root, 'src/features/home/HomePage/Hero/index.tsx'), 'utf8');
  const used = [
    ...names.flatMap((name) => colorModes.map((mode) => path.basename(pictureFile(name, mode)))),
    ...(hero.match(/(?<=\/img\/docs\/)[\w.]+/gu) ?? []),
  ];
  expect(pictures.filter((picture) => !used.includes(picture))).toEqual([]);
});

it('light and dark pictures have one size, so that nothing moves when the mode changes', async () => {
  const sizes = await Promise.all(
    pictures.map(async (picture) => {
      const {width, height} = await sharp(path.join(picturesDir, picture)).metadata();
      return `${picture.replace(/\.\w+\.webp$/u, '')} ${width}×${height}`;
    }),
  );
  expect(new Set(sizes).size).toBe(pictures.length / colorModes.length);
});
