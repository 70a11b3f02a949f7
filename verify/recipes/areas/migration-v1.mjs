// @ts-check
// What readers do to move a site from version 1. Their old site is in the folder `old`.
import {content} from './migration-v1/content.mjs';
import {languages} from './migration-v1/languages.mjs';
import {versions} from './migration-v1/versions.mjs';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [...content, ...versions, ...languages];

export const completePages = [
  'migration/v2/migration-translated-sites',
  'migration/v2/migration-versioned-sites',
];
