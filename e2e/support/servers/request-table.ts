import {readdirSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../routes';
import type {SiteServer} from './site';

type Expected = {
  status: number | number[];
  /** The path of the redirect's target in the build. */
  location?: string;
  /** The file in the served folder that's the whole body. */
  file?: string;
  /** `null` is a header that must be missing. */
  headers?: Record<string, string | RegExp | null>;
  body?: string;
  /** The answer may lack the headers of the rules, or have them twice. */
  anyHeaders?: boolean;
};

/** A request and its answer by every server, apart from those in `except`. */
export type ServedRequest = Expected & {
  /** Paths are below the base URL. */
  path: string;
  method?: string;
  send?: Record<string, string>;
  /** Sends this header of a first answer back. */
  revalidate?: 'etag' | 'last-modified';
  tags?: string[];
  except?: Partial<Record<SiteServer, Partial<Expected>>>;
};

/** Files that some builds lack, in the served folder. */
export const addedFiles = {
  '.well-known/security.txt': 'Contact: https://example.com/\n',
  '.env': 'secret',
  'app.webmanifest': '{}',
};

/** The path of a built file whose name has a hash. */
export const built = (dir: string, name: RegExp) =>
  `/${dir}/${readdirSync(path.join(buildDir, dir)).find((file) => name.test(file))}`;

export const script = built('assets/js', /^main\..*\.js$/u);

export const html = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
};
export const revalidated = {'cache-control': 'no-cache'};
export const immutable = {'cache-control': 'public, max-age=31536000, immutable'};

export const page = (file: string) => ({status: 200, file, headers: {...html, ...revalidated}});
export const notFound = {status: 404, file: '404.html', headers: {...html, ...revalidated}};
export const movedTo = (location: string) => ({
  status: [301, 308],
  location,
  headers: revalidated,
});
