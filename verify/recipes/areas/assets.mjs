// @ts-check
// What readers do with images, media, and static files.
import {expect} from 'vitest';

/** Too large for the build to inline it. */
const recording = 'x'.repeat(20_000);

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'guides/markdown-features/assets',
    heading: 'media',
    result: 'gets players that fit into the page',
    paste: ({sample, write}) => {
      const frame = sample('docs/intro.mdx', '<iframe').replace(/https:[^"]+/u, '/blog');
      write('docs/media.mdx', `${sample('docs/intro.mdx', '<video')}\n${frame}`);
      write('docs/tour.mp4', recording);
      write('docs/podcast.mp3', recording);
      write('static/tour.vtt', 'WEBVTT');
    },
    check: ({look}) =>
      look('/docs/media', async (tab, width) => {
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const player of ['video', 'article iframe']) {
          const box = await tab.locator(player).boundingBox();
          expect(Number(box?.width) / Number(box?.height), player).toBeCloseTo(16 / 9, 1);
        }
      }),
  },
];
