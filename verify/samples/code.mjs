// @ts-check
import path from 'node:path';
import {isWrapped, wrap} from './check-samples.mjs';
import {typeCheck} from './type-check.mjs';

/** @import {Page} from '../page/read-page.mjs' */
/** @import {Problem} from '../problem.mjs' */

const languages = 'ts tsx js jsx mjs cjs mts cts typescript javascript'.split(' ');
const extensions = /** @type {Record<string, string>} */ ({typescript: 'ts', javascript: 'js'});

/** The scope of the live editor. */
const liveScope = `import * as React from 'react'; import {useCallback, useContext, useEffect, useId, useMemo, useReducer, useRef, useState} from 'react'; declare function render(element: React.ReactNode): void;\n`;

/**
 * The file name of a sample: the one in its title, or a default for its language.
 *
 * @param {import('../page/read-page.mjs').Sample} sample
 */
function fileNameOf({lang, title}) {
  const [named] = title?.match(/[\w@./[\]-]+\.[cm]?[jt]sx?\b/u) ?? [];
  return named && !named.includes('..') ? named : `sample.${extensions[lang] ?? lang}`;
}

const isLive = (/** @type {string} */ meta) => /\blive\b/u.test(meta);

/**
 * Checks the TypeScript and JavaScript samples on pages.
 *
 * @param {Page[]} pages
 * @param {string | undefined} packagesDir the folder with the version's packages; if omitted,
 *   only the syntax is checked
 * @returns {Problem[]}
 */
export const checkCode = (pages, packagesDir) =>
  typeCheck(
    pages.flatMap(({file, samples}) =>
      samples
        .filter(({lang, marker}) => languages.includes(lang) && (!marker || isWrapped(marker.kind)))
        .map((sample, index) => {
          const folder = `${file.replaceAll(path.sep, '/').replace(/\W+/gu, '-')}/${index}`;
          const {code, line, marker} = sample;
          if (marker) {
            return {folder, fileName: 'fragment.tsx', code: wrap(marker.kind, code), file, line};
          }
          return isLive(sample.meta)
            ? {folder, fileName: 'live.tsx', code: liveScope + code, file, line: line - 1}
            : {folder, fileName: fileNameOf(sample), code, file, line};
        }),
    ),
    packagesDir,
  );
