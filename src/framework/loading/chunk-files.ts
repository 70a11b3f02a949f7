import {readFileSync} from 'node:fs';
import path from 'node:path';

/** As core's bundler writes it. */
type Manifest = {
  /** The chunks that each one needs, itself included. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
};

/**
 * Reads which scripts the chunks of the finished build are in.
 *
 * @param generatedFilesDir of the site
 * @returns a function of the names of chunks that returns the URLs of all scripts that they need
 */
export function chunkFiles(generatedFilesDir: string): (names: string[]) => string[] {
  const {origins, assets} = JSON.parse(
    readFileSync(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
  ) as Manifest;
  return (names) => {
    const chunks = names.flatMap((name) => origins[name] ?? []);
    const files = chunks.flatMap((chunk) => assets[chunk]?.js ?? []);
    return [...new Set(files.map(({publicPath}) => publicPath))];
  };
}
