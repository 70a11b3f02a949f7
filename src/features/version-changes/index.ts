import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {contentOf} from '../../content/all-content';
import {copiesFile} from '../../content/copies';
import {compareSections, type SectionChange} from '../../content/markdown/compare-sections';
import {readNodes} from '../../content/markdown/read-nodes';
import {sectionTexts, type SectionText} from '../../content/markdown/section-texts';
import type {PageChanges, VersionSummary} from './types';

/** A static folder that this plugin fills. It has to be in `staticDirectories`. */
export const versionChangesStaticDirectory = '.docusaurus/version-changes-static';

type Page = {
  title: string;
  description: unknown;
  permalink: string;
  unlisted: boolean;
  isGuide: boolean;
  sections: SectionText[];
};

/** The pages of a version by their path in its folder, such as `guides/creating-pages`. */
function readVersion(version: LoadedVersion, siteDir: string): Map<string, Page> {
  return new Map(
    version.docs.map(({source, title, permalink, unlisted, sidebar, frontMatter}) => {
      const file = aliasedSitePathToRelativePath(source);
      const key = path
        .relative(version.contentPath, path.join(siteDir, file))
        .replace(/\.mdx?$/u, '');
      const page: Page = {
        title,
        description: frontMatter.description,
        permalink,
        unlisted,
        isGuide: sidebar === 'docs',
        sections: sectionTexts(readNodes(siteDir, file), title),
      };
      return [key.split(path.sep).join('/'), page];
    }),
  );
}

function isSame(page: Page, other: Page | undefined): boolean {
  return (
    other !== undefined &&
    page.title === other.title &&
    page.description === other.description &&
    compareSections(other.sections, page.sections).length === 0
  );
}

/** Readers take in about 220 words of prose a minute. Code isn't counted. */
function readingMinutes({sections}: Page): number {
  const prose = sections.flatMap(({lines}) => lines).filter(({isCode}) => !isCode);
  const words = prose.reduce((sum, {text}) => sum + text.split(/\s+/u).length, 0);
  return Math.max(1, Math.round(words / 220));
}

/** The name of a version in URLs: `canary`, `3.9.2`. */
const slugOf = ({versionName, label}: LoadedVersion) =>
  versionName === 'current' ? label.toLowerCase() : versionName;

function summarize(
  {label}: LoadedVersion,
  previous: LoadedVersion,
  pages: Map<string, Page>,
  previousPages: Map<string, Page>,
  changes: Map<string, SectionChange[]>,
): VersionSummary {
  const link = ({title, permalink}: Page) => ({title, permalink});
  const missingIn = (others: Map<string, Page>, all: Map<string, Page>) =>
    [...all]
      .filter(([key, {unlisted}]) => !others.has(key) && !unlisted)
      .map(([, page]) => link(page));
  // Unlisted pages show their changes, but aren't in the summary.
  const listed = [...changes].filter(([key]) => !pages.get(key)?.unlisted);
  const changed = listed.filter(([, sections]) => sections.length > 0);
  return {
    label,
    previous: previous.label,
    added: missingIn(previousPages, pages),
    changed: changed.map(([key, sections]) => ({
      ...link(pages.get(key)!),
      sections: sections.map(({id, title, kind}) => ({id, title, kind})),
    })),
    removed: missingIn(pages, previousPages),
    unchanged: listed.length - changed.length,
  };
}

/**
 * Compares each docs version with the one before it.
 *
 * It creates a data module for each page (which `remark.ts` imports into the page), writes the
 * changes as static files to `/version-changes/`, and adds a summary page for each version at
 * `/versions/changes/`.
 */
export default function versionChanges({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const staticDir = path.join(siteDir, versionChangesStaticDirectory, 'version-changes');
  // Created early, because the development server ignores folders that don't exist.
  mkdirSync(staticDir, {recursive: true});

  return {
    name: 'version-changes',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions: versions} = contentOf(allContent, 'docs');
      const pages = versions.map((version) => readVersion(version, siteDir));
      const lastIndex = versions.findIndex(({isLast}) => isLast);
      const copies: string[] = [];
      rmSync(staticDir, {recursive: true, force: true});

      for (const [index, version] of versions.entries()) {
        const previous = versions[index + 1];
        const previousPages = pages[index + 1];
        const slug = slugOf(version);
        const changes = new Map<string, SectionChange[]>();
        for (const [key, page] of pages[index]!) {
          const before = previousPages?.get(key);
          const sections = before ? compareSections(before.sections, page.sections) : [];
          if (before) {
            changes.set(key, sections);
          }
          const file = path.join(staticDir, slug, `${key}.json`);
          if (sections.length > 0) {
            mkdirSync(path.dirname(file), {recursive: true});
            writeFileSync(file, JSON.stringify(sections));
          }
          const isSameAsLast = index !== lastIndex && isSame(page, pages[lastIndex]?.get(key));
          if (isSameAsLast) {
            copies.push(
              applyTrailingSlash(page.permalink, {
                baseUrl,
                trailingSlash: siteConfig.trailingSlash,
              }),
            );
          }
          const data: PageChanges = {
            file: `version-changes/${slug}/${key}.json`,
            previous: previous?.label,
            isNew: previous !== undefined && !before,
            sections: sections.length,
            minutes: page.isGuide ? readingMinutes(page) : undefined,
            isSameAsLast,
          };
          await actions.createData(`${version.versionName}/${key}.json`, JSON.stringify(data));
        }
        if (previous && previousPages) {
          const summary = summarize(version, previous, pages[index]!, previousPages, changes);
          actions.addRoute({
            path: normalizeUrl([baseUrl, 'versions/changes/', slug, '/']),
            component: '@theme/VersionChangesPage',
            exact: true,
            props: {summary},
          });
        }
      }
      await actions.createData(path.basename(copiesFile), JSON.stringify(copies));
    },
    getPathsToWatch: () => ['docs/**/*.mdx', 'versioned_docs/**/*.mdx'],
  };
}
