// @ts-check
// What readers do with the plugins for docs and blogs, in English and French.
import {blog} from './content/blog.mjs';
import {docsHooks} from './content/docs-hooks.mjs';
import {docs} from './content/docs.mjs';

// Versions copy the docs, so the docs come first.
export const recipes = [...docsHooks, ...docs, ...blog];
