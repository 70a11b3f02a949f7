import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';

/** Relative to the site, where builds and scripts run. Pictures are static files, because pages that are opened from another fetch theirs. */
export const picturesDir = path.resolve('static/img/diagrams');

/**
 * The name of a diagram's picture. Another source or other settings give another name, so that no
 * page shows an outdated picture.
 *
 * @param source in Mermaid's language
 * @param settings of the site
 */
export const pictureName = (source: string, settings: ThemeConfig['mermaid']): string =>
  createHash('sha256')
    .update(JSON.stringify([source.trim(), settings]))
    .digest('hex')
    .slice(0, 12);

const fileOf = (name: string) => path.join(picturesDir, `${name}.svg`);

export const hasPicture = (name: string): boolean => existsSync(fileOf(name));

export const readPicture = (name: string): string => readFileSync(fileOf(name), 'utf8').trim();

/** What a picture shows, in words, as it is in its `<desc>`. */
export const descriptionIn = (svg: string): string => /<desc[^>]*>([^<]*)/u.exec(svg)?.[1] ?? '';
