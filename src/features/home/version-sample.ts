import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {toString} from 'mdast-util-to-string';
import {compareSections, type Part} from '../../content/markdown/compare-sections';
import type {Page} from '../../content/pages';

/** The section that the version demo shows. Its table has rows that differ between versions. */
const docId = 'installation';
const sectionId = 'requirements';

type Row = {what: string; cells: string[]};

/** Reads the rows of the section's table without its head. */
function readRows(version: LoadedVersion, pages: Page[]) {
  const doc = pages.find((page) => page.version === version && page.id === docId);
  if (!doc) {
    throw new Error(
      `The docs of ${version.label} have no ${docId}, which the home page shows in all versions. Choose another doc in ${path.relative('', __filename)}.`,
    );
  }
  const section = doc.sections().find(({id}) => id === sectionId);
  const table = section?.nodes.find(({type}) => type === 'table');
  const rows = (table?.children ?? []).slice(1).map(({children = []}): Row => {
    const [what = '', ...cells] = children.map((cell) => toString(cell));
    return {what, cells};
  });
  if (!section || rows.length === 0) {
    throw new Error(
      `${doc.file} has no table below {#${sectionId}}, which the home page shows in all versions. Choose another section in ${path.relative('', __filename)}.`,
    );
  }
  return {title: section.titles.at(-1)!, permalink: `${doc.route}#${sectionId}`, rows};
}

/** Compares a cell with the same one in the previous version. */
function compareCell(before: string | undefined, after: string): Part[] {
  if (before === undefined) {
    return [[0, after]];
  }
  const section = (text: string) => [{id: '', title: '', lines: [{text, isCode: false}]}];
  const [change] = compareSections(section(before), section(after));
  return change ? change.lines.flatMap((line) => line?.parts ?? []) : [[0, after]];
}

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
      cells: cells.map((cell, column) => compareCell(cellsOf(index + 1, what)?.[column], cell)),
    })),
  }));
}
