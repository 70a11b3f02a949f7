import {execFileSync} from 'node:child_process';
import logger from '@docusaurus/logger';
import type {Config} from '@docusaurus/types';

export const siteTitle = 'Docusaurus Docs';
export const siteTagline = 'Guides, reference and release notes for building sites with Docusaurus';

/**
 * The framework's repository, where readers also report searches that should have found something.
 */
export const frameworkRepository = 'https://github.com/facebook/docusaurus';

export const locales: Config['i18n'] = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: {
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
      translate: true,
    },
  },
};

const git = (...args: string[]) =>
  execFileSync('git', args, {stdio: ['ignore', 'pipe', 'ignore']})
    .toString()
    .trim();

/**
 * True in a full Git checkout of this project. Source archives and shallow clones have no dates.
 */
function detectGitHistory(): boolean {
  try {
    // Checks the committed file rather than the index, because a repository without commits has no
    // dates.
    git('cat-file', '-e', 'HEAD:./package.json');
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    // Git is missing, or this folder isn't a checkout.
    return false;
  }
}

export const hasGitHistory = detectGitHistory();

// Docusaurus evaluates its configuration several times per build, but should only warn once.
const warned = Symbol.for('docs-site.git-history-warning');
const marks = globalThis as {[warned]?: boolean};

if (!hasGitHistory && !marks[warned]) {
  marks[warned] = true;
  logger.warn(
    'No full git history here: pages are built without "Last updated", and the sitemap without dates.',
  );
}
