import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {diffWords} from 'diff';
import {toString} from 'mdast-util-to-string';
import type {Page} from '../../content/pages';

/** The section that the version demo shows. Its table has rows that differ between versions. */
const docId = 'installation';
const sectionId = 'requirements';

type Row = {what: string; cells: string[]};

/** Reads the rows of the section's table without its head. */
function readRows(version: LoadedVersion, pages: Page[]) {
  const doc = pages.find((page) => page.version === version && page.id === docId);
  const section = doc?.sections().find(({id}) => id === sectionId);
  const table = section?.nodes.find(({type}) => type === 'table');
  if (!doc || !section || !table) {
    throw new Error(
      `The docs of ${version.label} have no table below {#${sectionId}} in ${docId}, which the home page shows in all versions. Choose another section in src/features/home/version-sample.ts.`,
    );
  }
  const rows = (table.children ?? []).slice(1).map(({children = []}): Row => {
    const [what = '', ...cells] = children.map((cell) => toString(cell));
    return {what, cells};
  });
  return {title: section.titles.at(-1)!, permalink: `${doc.route}#${sectionId}`, rows};
}

/** With it, `3.9.2` is one word. */
const intlSegmenter = new Intl.Segmenter('en', {granularity: 'word'});

/**
 * Reads a section of the docs in each version, with the rows that differ between versions.
 *
 * @param versions of the docs
 * @param pages of the site
 * @returns one sample per version, newest first; its cells are compared with the previous version
 * @throws when a version lacks the section
 */
export function versionSamples(versions: LoadedVersion[], pages: Page[]) {
  const samples = versions.map((version) => readRows(version, pages));
  const cellsOf = (index: number, what: string) =>
    samples[index]?.rows.find((row) => row.what === what)?.cells;
  const isAlike = ({what, cells}: Row) =>
    samples.every((_, index) => cellsOf(index, what)?.join(' | ') === cells.join(' | '));

  return versions.map(({versionName, label, banner}, index) => ({
    ...samples[index]!,
    name: versionName,
    label,
    banner,
    isOldest: index === versions.length - 1,
    rows: samples[index]!.rows.filter((row) => !isAlike(row)).map(({what, cells}) => ({
      what,
      cells: cells.map((cell, column) =>
        diffWords(cellsOf(index + 1, what)?.[column] ?? cell, cell, {intlSegmenter}),
      ),
    })),
  }));
}
