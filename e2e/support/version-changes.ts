import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VersionSummary} from '../../src/features/version-changes/types';
import {routes} from './routes';
import {lastVersion, olderVersion} from './versions';

/**
 * Reads the props of a version's summary page from where Docusaurus writes them.
 *
 * @param slug the name of the version in URLs, such as `canary`
 */
export function readSummary(slug: string): VersionSummary {
  const dir = '.docusaurus/version-changes/default/p';
  const start = `versions-changes-${slug.replaceAll('.', '-')}-`;
  const [file = ''] = readdirSync(dir).filter((name) => name.startsWith(start));
  const {summary} = JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as {
    summary: VersionSummary;
  };
  return summary;
}

/** The end of the URL of a doc that has the same source in all versions, such as `swizzling/`. */
export function findUnchangedDoc(): string {
  const folders = [lastVersion, olderVersion].map((name) => `versioned_docs/version-${name}`);
  const isSameEverywhere = (file: string) => {
    const source = readFileSync(path.join('docs', file), 'utf8');
    return folders.every((folder) => {
      const copy = path.join(folder, file);
      return existsSync(copy) && readFileSync(copy, 'utf8') === source;
    });
  };
  const doc = readdirSync('docs')
    .filter((file) => file.endsWith('.mdx') && isSameEverywhere(file))
    .map((file) => file.replace('.mdx', '/'))
    .find((end) => routes.includes(`/docs/${end}`));
  if (!doc) {
    throw new Error('No page right in docs/ has the same source in all versions.');
  }
  return doc;
}
