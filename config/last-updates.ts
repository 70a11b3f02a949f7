// For each doc and post, Docusaurus 3.9.2 starts Git to ask when it was changed last, which takes about
// 15 seconds of a build. Here, Git is asked once, and its answer is put into the front matter. Delete this
// file once the site uses a release with `future.experimental_vcs`.
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {hasGitHistory} from './site';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * Reads from Git when files were changed last.
 *
 * @param folders relative to the site
 * @returns milliseconds since 1970 by the path of a file
 */
export function readLastUpdates(siteDir: string, folders: string[]): Map<string, number> {
  const log = execFileSync(
    'git',
    [
      'log',
      '-z',
      '--relative',
      '--diff-merges=combined',
      '--name-only',
      '--format=%ct',
      '--',
    ].concat(folders),
    {cwd: siteDir, maxBuffer: 2 ** 30},
  ).toString();
  const dates = new Map<string, number>();
  let date = 0;
  for (const entry of log.split(/[\0\n]+/u).filter(Boolean)) {
    if (/^\d+$/u.test(entry)) {
      date = Number(entry) * 1000;
    } else {
      const file = path.join(siteDir, entry);
      dates.set(file, dates.get(file) ?? date);
    }
  }
  return dates;
}

/** Adds when docs and posts were changed last to their front matter, unless it says so itself. */
export function withLastUpdates(parse: ParseFrontMatter, folders: string[]): ParseFrontMatter {
  let dates: Map<string, number> | undefined;
  return async (params) => {
    const parsed = await parse(params);
    if (!hasGitHistory || process.env.NODE_ENV !== 'production') {
      return parsed;
    }
    dates ??= readLastUpdates(path.dirname(__dirname), folders);
    // Partials can't have front matter.
    const isPartial = path.basename(params.filePath).startsWith('_');
    const date = isPartial ? undefined : dates.get(params.filePath);
    const lastUpdate = parsed.frontMatter.last_update as object | undefined;
    return date
      ? {...parsed, frontMatter: {...parsed.frontMatter, last_update: {date, ...lastUpdate}}}
      : parsed;
  };
}
