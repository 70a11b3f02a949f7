// @ts-check
import path from 'node:path';
import {checkSyntax, typeCheck} from './type-check.mjs';
import {isWrapped, wrap} from './check-samples.mjs';

/** @import {Page} from '../page/read-page.mjs' */
/** @import {Problem} from '../problem.mjs' */

export const codeLanguages = 'ts tsx js jsx mjs cjs mts cts typescript javascript'.split(' ');
const extensions = /** @type {Record<string, string>} */ ({typescript: 'ts', javascript: 'js'});

/** The scope of the live editor. */
const liveScope = `import * as React from 'react'; import {useCallback, useContext, useEffect, useId, useMemo, useReducer, useRef, useState} from 'react'; declare function render(element: React.ReactNode): void;\n`;

/**
 * The file name of a sample: the one in its title, or a default for its language.
 *
 * @param {import('../page/read-page.mjs').Sample} sample
 */
function fileNameOf({lang, title, meta}) {
  if (isLive(meta)) {
    return 'live.tsx';
  }
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
 * @returns {{problems: Problem[], checked: number}}
 */
export function checkCode(pages, packagesDir) {
  const places = new Map();
  const samples = pages.flatMap(({file, samples: all}) =>
    all
      .filter(
        ({lang, marker}) => codeLanguages.includes(lang) && (!marker || isWrapped(marker.kind)),
      )
      .map((sample, index) => {
        const id = `${file.replaceAll(path.sep, '/').replace(/\W+/gu, '-')}/${index}`;
        const header = isLive(sample.meta) ? liveScope : '';
        places.set(id, {file, line: sample.line - (header ? 1 : 0)});
        return sample.marker
          ? {id, fileName: 'fragment.tsx', code: wrap(sample.marker.kind, sample.code)}
          : {id, fileName: fileNameOf(sample), code: header + sample.code};
      }),
  );
  const findings = packagesDir ? typeCheck(samples, packagesDir) : checkSyntax(samples);
  const problems = findings.map(({id, line, message}) => {
    const place = places.get(id);
    return {file: place.file, line: place.line + line, message: `sample: ${message}`};
  });
  return {problems, checked: samples.length};
}
