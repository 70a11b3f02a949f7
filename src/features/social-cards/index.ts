import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {docsVersions} from '../../content/pages';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {type DocsVersion, keepsSiteCard, sectionOf} from './sections';
import {imageTags} from './image-tags';
import {type Card, cardsFolder, siteCard, type SocialImage} from './site-card';

export {siteCard} from './site-card';

/**
 * Draws a social card for each page, with its title and section, and adds it to the page's head.
 * Pages with their own image keep it, and the pages of `keepsSiteCard` get the site's card.
 *
 * The tags are added to the built HTML, so they don't increase the size of the site's JavaScript.
 */
export default async function socialCards({
  siteConfig,
  baseUrl,
}: LoadContext): Promise<BuiltPagesPlugin | null> {
  // The development server writes no HTML to add cards to.
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {title: siteTitle, url} = siteConfig;
  // Not with the configuration, which imports this file and is read several times.
  const {cardFileName, writeCards} = await import('./card-files');
  const {drawCard} = await import('./draw-card');
  let versions: DocsVersion[] = [];

  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      versions = docsVersions(allContent);
    },
    builtPages({outDir, routes}) {
      const sidebars = new Map(
        flattenRoutes(routes).flatMap(({path: route, sidebar}) =>
          typeof sidebar === 'string' ? [[route, sidebar] as const] : [],
        ),
      );
      const images = new Map<string, SocialImage>();
      const cards = new Map<string, string>();

      function cardOf(route: string, title: string | undefined): Card {
        if (!title) {
          throw new Error(`Social cards: the page ${route} has no title. Give it one.`);
        }
        const section = sectionOf(route, baseUrl, versions, sidebars);
        return {title, section: section === title ? undefined : section};
      }

      async function imageOf(card: Card, route: string): Promise<SocialImage> {
        const key = JSON.stringify(card);
        const known = images.get(key);
        if (known) {
          return known;
        }
        const svg = await drawCard(card, siteTitle).catch((cause: unknown) => {
          throw new Error(
            `Social cards: ${route} can't have a card (see the cause below). Change its title, or give it its own image ("image" in its front matter).`,
            {cause},
          );
        });
        const name = cardFileName(svg);
        const place = [siteTitle, card.section].filter(Boolean).join(', ');
        const image = {path: `${cardsFolder}/${name}`, alt: `${place}: ${card.title}`};
        cards.set(name, svg);
        images.set(key, image);
        return image;
      }

      return {
        async readPage(page) {
          const {route, html, head, title} = page;
          if (route && !head.hasImage) {
            const image = keepsSiteCard(route, baseUrl)
              ? siteCard
              : await imageOf(cardOf(route, title), route);
            const {insertAt} = head;
            const tags = imageTags(url + baseUrl + image.path, image.alt);
            page.html = html.slice(0, insertAt) + tags + html.slice(insertAt);
          }
        },
        finish: () => writeCards(cards, path.join(outDir, cardsFolder)),
      };
    },
  };
}
