import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_FILES_DIR_NAME, normalizeUrl} from '@docusaurus/utils';
import {copiesFile} from '../../content/copies';
import {compareSections, type SectionChange} from '../../content/markdown/compare-sections';
import {rememberLast} from '../../content/markdown/remember-last';
import {sectionTexts, type SectionText} from '../../content/markdown/section-texts';
import {docsVersions, type Page, readPages} from '../../content/pages';
import type {PageChanges, VersionSummary} from './types';

/** A static folder that this plugin fills. It has to be in `staticDirectories`. */
export const versionChangesStaticDirectory = `${GENERATED_FILES_DIR_NAME}/version-changes-static`;

/** A doc with the sections that its table of contents shows. */
type Doc = Omit<Page, 'sections'> & {sections: SectionText[]};

const sectionsOf = rememberLast(sectionTexts);
const changesOf = rememberLast((after: SectionText[], before: SectionText[]) =>
  compareSections(before, after),
);

/** The docs of a version by their path in its folder, such as `guides/creating-pages`. */
function docsOf(version: LoadedVersion, pages: Page[], siteDir: string): Map<string, Doc> {
  const docs = pages.filter((page) => page.version === version);
  return new Map(
    docs.map((doc) => [
      path
        .relative(version.contentPath, path.join(siteDir, doc.file))
        .replace(/\.mdx?$/u, '')
        .split(path.sep)
        .join('/'),
      {...doc, sections: sectionsOf(doc.nodes(), doc.title)},
    ]),
  );
}

function isSame(page: Doc, other: Doc | undefined): other is Doc {
  return (
    other !== undefined &&
    page.title === other.title &&
    page.description === other.description &&
    changesOf(page.sections, other.sections).length === 0
  );
}

/** Readers take in about 220 words of prose a minute. Code isn't counted. */
function readingMinutes({sections}: Doc): number {
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
  pages: Map<string, Doc>,
  previousPages: Map<string, Doc>,
  changes: Map<string, SectionChange[]>,
): VersionSummary {
  const link = ({title, route}: Doc) => ({title, permalink: route});
  const missingIn = (others: Map<string, Doc>, all: Map<string, Doc>) =>
    [...all]
      .filter(([key, {isListed}]) => isListed && !others.has(key))
      .map(([, page]) => link(page));
  // Unlisted pages show their changes, but aren't in the summary.
  const listed = [...changes].filter(([key]) => pages.get(key)?.isListed);
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

/** Writes the files that differ from those before, and deletes those that are gone. */
function writeChanged(files: Map<string, string>, before: Map<string, string>): void {
  for (const [file, text] of files) {
    if (text !== before.get(file)) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
  }
  for (const file of before.keys()) {
    if (!files.has(file)) {
      rmSync(file);
    }
  }
}

/**
 * What is said about a doc below its title and in its head: what changed since the version before, how
 * long it takes to read, and whether the latest version is the same.
 *
 * It creates a data module for each page (which `remark.ts` imports into the page), writes the
 * changes as static files to `/version-changes/`, and adds a summary page for each version at
 * `/versions/changes/`.
 */
export default function docMeta(context: LoadContext): Plugin {
  const {siteConfig, siteDir, baseUrl} = context;
  const staticDir = path.join(siteDir, versionChangesStaticDirectory, 'version-changes');
  // Created early, because the development server ignores folders that don't exist.
  rmSync(staticDir, {recursive: true, force: true});
  mkdirSync(staticDir, {recursive: true});
  let written = new Map<string, string>();

  return {
    name: 'version-changes',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions}) {
      const versions = docsVersions(allContent);
      const allPages = readPages(allContent, context);
      const pages = versions.map((version) => docsOf(version, allPages, siteDir));
      const lastIndex = versions.findIndex(({isLast}) => isLast);
      const copies: string[] = [];
      const files = new Map<string, string>();

      for (const [index, version] of versions.entries()) {
        const previous = versions[index + 1];
        const previousPages = pages[index + 1];
        const slug = slugOf(version);
        const changes = new Map<string, SectionChange[]>();
        for (const [key, page] of pages[index]!) {
          const before = previousPages?.get(key);
          const sections = before ? changesOf(page.sections, before.sections) : [];
          if (before) {
            changes.set(key, sections);
          }
          const file = path.join(staticDir, slug, `${key}.json`);
          if (sections.length > 0) {
            files.set(file, JSON.stringify(sections));
          }
          const last = pages[lastIndex]?.get(key);
          const isCopy = index !== lastIndex && isSame(page, last);
          if (isCopy) {
            copies.push(page.route);
          }
          const data: PageChanges = {
            file: `version-changes/${slug}/${key}.json`,
            previous: previous?.label,
            isNew: previous !== undefined && !before,
            sections: sections.length,
            minutes: page.sidebar === 'docs' ? readingMinutes(page) : undefined,
            canonicalUrl: isCopy ? siteConfig.url + last.route : undefined,
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
      writeChanged(files, written);
      written = files;
    },
  };
}
