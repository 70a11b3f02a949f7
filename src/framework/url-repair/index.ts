import type {BuiltPagesPlugin} from '../built-pages';

/** A tag with a space in a URL. The minifier keeps the quotes of such a value. */
const tagWithSpace = /<(?:a|img|link)\s[^>]*?\b(?:href|src)="[^">]* [^>]*>/gu;

/**
 * Encodes the spaces in URLs. Routes have the names of files, and neither React nor Docusaurus
 * encodes the paths of links, as the HTML standard asks for.
 */
export const encodeUrls = (html: string): string =>
  html.replaceAll(tagWithSpace, (tag) =>
    tag.replaceAll(/(?<=\s(?:href|src)=")[^"]*/gu, (url) => url.replaceAll(' ', '%20')),
  );

/** Makes the URLs in built pages valid. */
export default function urlRepair(): BuiltPagesPlugin {
  return {
    name: 'url-repair',
    builtPages: () => ({
      readPage(page) {
        page.html = encodeUrls(page.html);
      },
    }),
  };
}
