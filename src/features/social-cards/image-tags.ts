import type {PageHead} from '../../framework/built-pages/page';
import {cardSize, type SocialImage} from './site-card';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The meta tags for an image of the size of all cards. */
function imageTags(address: string, alt: string): string {
  const tags: [kind: 'property' | 'name', key: string, content: string][] = [
    ['property', 'og:image', address],
    ['property', 'og:image:width', String(cardSize.width)],
    ['property', 'og:image:height', String(cardSize.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', address],
    ['name', 'twitter:image:alt', alt],
  ];
  // No `data-rh`, because React Helmet would remove the tags when the page loads.
  return tags
    .map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`)
    .join('');
}

/**
 * @param html a page without an image
 * @param head of that page
 * @param image to add to the head
 * @param siteAddress origin and base URL with a trailing slash
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
