/** A tag with its attributes, or structured data. */
const tagOrData =
  /<(?:a|img|link|meta)\b(?:[^<>"']|"[^"]*"|'[^']*')*>|<script [^>]*ld\+json>[^]*?<\/script>/gu;

/**
 * Encodes the spaces in the URLs of a built page. Docusaurus makes routes from names of files and labels
 * as they are.
 *
 * @param html of the page, minified, so that only values with spaces have quotes
 * @param origin of the site, without a slash at the end
 */
export function encodeSpaces(html: string, origin: string): string {
  const absolute = `${origin.replaceAll('.', '\\.')}/[^"]* [^"]*"`;
  // Metadata and structured data only have absolute URLs.
  const urls = new RegExp(
    `(?<= (?:href|src)=")/[^"]* [^"]*"|(?<= (?:href|src|content)="|"(?:url|item)":")${absolute}`,
    'gu',
  );
  return html.replaceAll(tagOrData, (part) =>
    part.replaceAll(urls, (url) => url.replaceAll(' ', '%20')),
  );
}
