// @ts-check
// What readers do with React, Markdown plugins, math, and diagrams.
import {diagrams} from './mdx/diagrams.mjs';
import {math} from './mdx/math.mjs';
import {plugins} from './mdx/plugins.mjs';
import {react} from './mdx/react.mjs';

export const completePages = ['react', 'plugins', 'math-equations', 'diagrams'].map(
  (name) => `guides/markdown-features/${name}`,
);

// What plugins print is a result, too.
export const build = 'npm run build 2>&1 | tee build.log';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [...react, ...plugins, ...math, ...diagrams];
