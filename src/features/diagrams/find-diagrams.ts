import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';
import {visit} from 'unist-util-visit';
import {contentFolders} from '../../areas';
import {parsePage} from '../../content/markdown/parse-page.mjs';
import {pictureName} from './pictures';

/** A diagram in Mermaid's language, and the first file that has it. */
export type Diagram = {source: string; file: string};

/**
 * Finds the diagrams of the content.
 *
 * @param settings of the site
 * @returns diagrams by the names of their pictures
 */
export function findDiagrams(settings: ThemeConfig['mermaid']): Map<string, Diagram> {
  const diagrams = new Map<string, Diagram>();
  // The test area draws its diagrams in the browser.
  const files = contentFolders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/u.test(file))
      .map((file) => path.join(folder, file)),
  );
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (text.includes('```mermaid')) {
      visit(parsePage(text, file.endsWith('.mdx') ? 'mdx' : 'md'), 'code', ({lang, value}) => {
        const name = pictureName(value, settings);
        if (lang === 'mermaid' && !diagrams.has(name)) {
          diagrams.set(name, {source: value, file});
        }
      });
    }
  }
  return diagrams;
}
