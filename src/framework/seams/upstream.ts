import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {seams} from './seams';
import {readThemeParts} from './theme-parts';

/** A seam, or a theme part that replaces its original. */
export type Part = {
  name: string;
  /** The files that it goes around, below `node_modules/@docusaurus`. */
  upstream: string[];
  proof?: string;
};

/**
 * @param siteDir
 * @returns all that has to be looked at when Docusaurus is updated
 */
export const readParts = (siteDir: string): Part[] => [
  ...Object.entries(seams).map(([name, {upstream, proof}]) => ({name, upstream, proof})),
  ...readThemeParts(siteDir)
    .filter(({wraps, originals}) => !wraps && originals.length > 0)
    .map(({file, originals}) => ({name: file, upstream: originals})),
];

/**
 * @param siteDir whose `node_modules` has the files
 * @param parts
 * @returns a hash by the path of each upstream file that is there
 */
export function hashUpstream(siteDir: string, parts: Part[]): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const file of [...new Set(parts.flatMap(({upstream}) => upstream))].sort()) {
    const source = path.join(siteDir, 'node_modules/@docusaurus', file);
    if (existsSync(source)) {
      const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
      hashes.set(file, hash.slice(0, 12));
    }
  }
  return hashes;
}
