// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from './paths.mjs';

/** Installed, built, or of an editor. */
const skipped = /^(?:node_modules|build|test-results|playwright-report|\..+)$/u;

const files = readdirSync(ROOT, {withFileTypes: true})
  .filter((entry) => !skipped.test(entry.name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(path.join(ROOT, entry.name), {recursive: true, encoding: 'utf8'}).map((file) =>
          path.posix.join(entry.name, file.replaceAll(path.sep, '/')),
        )
      : [entry.name],
  );

/** Content names the files of its readers, and the questions of an evaluation those of others. */
const isCode = (/** @type {string} */ file) =>
  /\.(?:[cm]?[jt]sx?|css|ya?ml)$/u.test(file) &&
  !/^(?:docs|versioned_docs|blog|changelog|community|static|tools\/eval|verify\/facts)\//u.test(
    file,
  );
const isReadme = (/** @type {string} */ file) =>
  /(?:^|\/)(?:README|CONTRIBUTING|HOSTING|SECURITY)\.md$/u.test(file);

/** Runs of line comments, and block comments. */
const comments = /(?:^[ \t]*(?:\/\/|#).*\n)+|(?<=^|[\s(])\/\*[^]*?\*\//gmu;

const texts = files
  .filter((file) => isCode(file) || isReadme(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const parts = isReadme(file) ? [text] : (text.match(comments) ?? []);
    return parts.map((part) => ({file, text: part}));
  });

/** A path or a name with an extension, but no pattern, URL, package or part of a longer name. */
const namedFile =
  /(?<![\w@$<>{}*./…-])(?:\.{1,2}\/)*(?:[\w@.-]+\/)*[\w.-]+\.(?:[cm]?[jt]sx?|css|json|ya?ml|mdx?)\b(?![\w*/-])/gu;

/** What isn't a file of the project. */
const otherFiles = new Set([
  'Node.js',
  // Written by builds and other commands.
  'start.js',
  'routes-3.js',
  '.docusaurus/registry.js',
  '.docusaurus/client-manifest.json',
  'sw.js',
  'offline-app.json',
  'nearest-pages.json',
  'sbom.json',
  // Examples, and the configuration of other sites.
  '02-setup.mdx',
  'docusaurus.config.js',
]);

/**
 * @param {string} name as it's written
 * @param {string} file that names it
 */
function exists(name, file) {
  // A type is imported from TypeScript by the name of the compiled file.
  const names = [name, name.replace(/\.js$/u, '.ts')];
  return names.some((candidate) => {
    const isRelative = candidate.startsWith('.');
    const wanted = isRelative ? path.posix.join(path.posix.dirname(file), candidate) : candidate;
    return files.some((known) => known === wanted || (!isRelative && known.endsWith(`/${wanted}`)));
  });
}

it('a comment or README only names files that exist', () => {
  const mentions = texts.flatMap(({file, text}) =>
    (text.match(namedFile) ?? []).map((name) => ({file, name})),
  );
  const missing = mentions.filter(({file, name}) => !otherFiles.has(name) && !exists(name, file));
  expect(missing).toEqual([]);
});
