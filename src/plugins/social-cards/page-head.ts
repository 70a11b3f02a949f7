import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {SocialImage} from './types';
import {cardSize} from './site-card';

type Element = DefaultTreeAdapterTypes.Element;

/** What the head of a built page says, as far as its card is concerned. */
export type PageHead = {
  /** The title with the site's name behind it, from `og:title`. */
  title: string | undefined;
  /** True when the page names an image of its own. */
  hasImage: boolean;
  /** Where tags for the image go: before the title, as some readers look at the first bytes only. */
  insertAt: number;
};

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    'attrs' in child ? [child, ...elementsOf(child)] : [],
  );
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

/**
 * @param html a page as Docusaurus builds it
 * @param route of the page, for messages
 * @throws when it has no head with a title
 */
export function readPageHead(html: string, route: string): PageHead {
  const end = html.indexOf('</head>');
  // The body is most of a page and says nothing of its image.
  const elements = elementsOf(parse(html.slice(0, end), {sourceCodeLocationInfo: true}));
  const property = (name: string) =>
    elements.find(
      (element) => element.tagName === 'meta' && attribute(element, 'property') === name,
    );
  const title = elements.find(({tagName}) => tagName === 'title');
  if (end === -1 || !title?.sourceCodeLocation) {
    throw new Error(
      `Social cards: the built page ${route} has no head with a title. A post-build step or a theme component has changed it.`,
    );
  }
  const ogTitle = property('og:title');
  return {
    title: ogTitle && attribute(ogTitle, 'content'),
    hasImage: property('og:image') !== undefined,
    insertAt: title.sourceCodeLocation.startOffset,
  };
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Tags that name an image of the size of all cards, for the head of a page. */
function imageTags(address: string, alt: string): string {
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
