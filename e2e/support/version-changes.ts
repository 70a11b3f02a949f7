import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VersionSummary} from '../../src/features/doc-meta/types';
import {lastVersion, olderVersion} from './versions';

const dir = '.docusaurus/version-changes/default';

const readJson = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as Content;

/**
 * Reads the props of a version's summary page from where Docusaurus writes them.
 *
 * @param slug the name of the version in URLs, such as `canary`
 */
export function readSummary(slug: string): VersionSummary {
  const start = `versions-changes-${slug.replaceAll('.', '-')}-`;
  const [file = ''] = readdirSync(`${dir}/p`).filter((name) => name.startsWith(start));
  return readJson<{summary: VersionSummary}>(`p/${file}`).summary;
}

/** The routes of docs that are the same as in the last version. */
const copies = readJson<string[]>('copies.json');

/** The end of the URL of a doc that is the same in all versions, such as `swizzling/`. */
export function findUnchangedDoc(): string {
  const older = `/docs/${olderVersion}/`;
  const ends = copies
    .filter((route) => route.startsWith(older))
    .map((route) => route.slice(older.length));
  const end = ends.find((each) => each && copies.includes(`/docs/${each}`));
  if (!end) {
    throw new Error(`No doc of ${lastVersion} is the same in all versions.`);
  }
  return end;
}
