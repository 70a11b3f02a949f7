// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readJson} from './json.mjs';
import {ROOT} from './paths.mjs';

const {version: installed} = readJson('node_modules/@docusaurus/core/package.json');

/** Runs of line comments, and block comments. */
const comments = /(?:^[ \t]*\/\/.*\n)+|\/\*[^]*?\*\//gmu;
const namesUpstream = /docusaurus|theme-|plugin-|upstream|original/iu;
const version = /(?<=\bv|[\s(])\d+\.\d+\.\d+\b/gu;

/** The places where a comment says which release of an upstream file the code follows. */
const mentions = ['src', 'config', '_dogfooding'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.(?:tsx?|m?js|css)$/u.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(ROOT, folder, file), 'utf8');
      return [...code.matchAll(comments)]
        .filter(([text]) => namesUpstream.test(text))
        .flatMap(([text]) =>
          [...text.matchAll(version)].map(([found]) => ({file: path.join(folder, file), found})),
        );
    }),
);

it('comments name the installed release, or have to be read again', () => {
  expect(mentions.length).toBeGreaterThan(20);
  expect(mentions.filter(({found}) => found !== installed)).toEqual([]);
});
