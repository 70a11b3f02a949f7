import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder, writeFiles} from '../src/testing/temporary-folder';
import {readLastUpdates} from './last-updates';

it('finds the last change of each file, also in a merge', () => {
  const dir = temporaryFolder();
  const git = (time: number, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
      cwd: dir,
      stdio: 'ignore',
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: `@${time} +0000`,
        GIT_AUTHOR_DATE: `@${time} +0000`,
      },
    });
  const commit = (time: number, files: Record<string, string>) => {
    writeFiles(dir, files);
    git(time, 'add', '.');
    git(time, 'commit', '-m', String(time));
  };
  git(1000, 'init', '-b', 'main');
  commit(1000, {'docs/a.md': '1', 'docs/ä b.md': '1', 'docs/both.md': '1', 'other.md': '1'});
  git(2000, 'checkout', '-b', 'side');
  commit(2000, {'docs/a.md': '2', 'docs/both.md': '2'});
  git(3000, 'checkout', 'main');
  commit(3000, {'docs/both.md': '3'});
  git(4000, 'merge', '--no-ff', '-s', 'ours', '--no-commit', 'side');
  commit(4000, {'docs/both.md': '4', 'docs/a.md': '2'});

  expect(Object.fromEntries(readLastUpdates(dir, ['docs']))).toEqual({
    [path.join(dir, 'docs/a.md')]: 2_000_000,
    [path.join(dir, 'docs/ä b.md')]: 1_000_000,
    [path.join(dir, 'docs/both.md')]: 4_000_000,
  });
});
