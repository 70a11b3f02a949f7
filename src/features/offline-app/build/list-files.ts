import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Area, FileList, ListedFile} from '../file-list';

/** Names with a hash of their content. */
const hashedName = /^(?:assets|search-index)\/.+[.-][0-9a-f]{8,32}\.\w+$/u;

const compressible = /\.(?:html|js|css|json|svg)$/u;

const hash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The files of this site that a page's HTML refers to, with the code that it loads later. */
export const filesInHtml = (html: string, baseUrl: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:img|script|link rel="?(?:preload|stylesheet)"?)\b[^>]*>/gu)]
      .flatMap(([tag]) => [
        ...tag.matchAll(/\b(?:src|href|data-entry|data-code)=(?:"([^"]*)"|([^"\s>]+))/gu),
      ])
      .flatMap(([, quoted, bare]) => (quoted ?? bare!).split(' '))
      .filter((url) => url.startsWith(baseUrl)),
  ),
];

/** An area without its files. */
export type ListedArea = Omit<Area, 'files'> & {
  /** The name of the search index that belongs to it. */
  searchTag?: string;
};

type Site = {
  outDir: string;
  baseUrl: string;
  areas: ListedArea[];
  /** Files by page. */
  pages: ReadonlyMap<string, string[]>;
  /** Paths of files that the whole site uses. */
  shared: string[];
} & Pick<FileList, 'moved' | 'prefixes'>;

/** Lists what the offline app can keep. The result only depends on the build's content. */
export function listFiles({outDir, baseUrl, areas, pages, shared, ...redirects}: Site): FileList {
  const files: ListedFile[] = [];
  const indexes = new Map<string, number>();
  /** Lists a file, once. @returns its index; nothing for files that the build doesn't have */
  const add = (url: string): number | [] => {
    const known = indexes.get(url);
    const name = decodeURI(url.slice(baseUrl.length));
    const file = path.join(outDir, url.endsWith('/') ? `${name}index.html` : name);
    if (known !== undefined || !statSync(file, {throwIfNoEntry: false})?.isFile()) {
      return known ?? [];
    }
    const content = readFileSync(file);
    const transferred = compressible.test(file) ? gzipSync(content, {level: 5}) : content;
    const revision = hashedName.test(name) ? '' : hash(content);
    indexes.set(url, files.length);
    return files.push([url, revision, content.length, transferred.length]) - 1;
  };
  const addAll = (urls: string[]) => [...new Set(urls)].flatMap(add);

  const areaFiles = areas.map(({searchTag}) =>
    shared.filter((url) => url.startsWith(`${baseUrl}search-index/${searchTag}-`)),
  );
  const commonFiles = shared.filter((url) => !areaFiles.flat().includes(url));
  const list = {
    areas: areas.map((area, position) => ({
      ...area,
      searchTag: undefined,
      files: addAll([...areaFiles[position]!, ...(area.kept === 'always' ? commonFiles : [])]),
    })),
    pages: Object.fromEntries([...pages].map(([page, urls]) => [page, addAll([page, ...urls])])),
    ...redirects,
  };
  const content = {files, ...list};
  return {release: hash(JSON.stringify(content)), ...content};
}
