// @ts-check
// What readers do with links, tables of contents, and Markdown in a site whose URLs end in a slash.
import {headings} from './markdown/headings.mjs';
import {links} from './markdown/links.mjs';
import {pages} from './markdown/pages.mjs';

export const completePages = ['links', 'toc', 'introduction'].map(
  (name) => `guides/markdown-features/${name}`,
);

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [...links, ...headings, ...pages];
