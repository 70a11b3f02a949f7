import type {PageHead} from '../built-pages/page';
import {cardSize, type SocialImage} from './site-card';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Tags that name an image of the size of all cards, for the head of a page. */
export function imageTags(address: string, alt: string): string {
  const tags: [kind: 'property' | 'name', key: string, content: string][] = [
    ['property', 'og:image', address],
    ['property', 'og:image:width', String(cardSize.width)],
    ['property', 'og:image:height', String(cardSize.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', address],
    ['name', 'twitter:image:alt', alt],
  ];
  // Without `data-rh`, which would make React Helmet remove them when the page has loaded.
  return tags
    .map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`)
    .join('');
}

/**
 * @param html a page without an image of its own
 * @param head of that page
 * @param image what its head shall name
 * @param siteAddress origin and base URL, with a slash at its end
 * @returns the page with the image in its head
 */
export function nameImage(
  html: string,
  {insertAt}: PageHead,
  image: SocialImage,
  siteAddress: string,
): string {
  const tags = imageTags(siteAddress + image.path, image.alt);
  return html.slice(0, insertAt) + tags + html.slice(insertAt);
}
