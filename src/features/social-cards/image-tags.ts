import {cardSize} from './site-card';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The meta tags for an image of the size of all cards. */
export function imageTags(address: string, alt: string): string {
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
