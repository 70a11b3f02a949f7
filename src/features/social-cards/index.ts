import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {contentOf} from '../all-content';
import type {BuiltPagesPlugin} from '../built-pages';
import {copiesFile} from '../version-changes';
import {cardRoute, type DocsVersion, keepsSiteCard, readDocsVersions, sectionOf} from './sections';
import {nameImage} from './image-tags';
import {type Card, cardsFolder, siteCard, type SocialImage} from './site-card';

async function loadTools(siteName: string) {
  try {
    const [{cardFileName, writeCards}, {loadDrawCard}] = await Promise.all([
      import('./card-files'),
      import('./draw-card'),
    ]);
    return {...loadDrawCard(siteName), cardFileName, writeCards};
  } catch (error) {
    throw new Error(
      'Social cards cannot be drawn: a library or a font is missing, or does not run on this machine (the cause follows). Install packages with "npm ci", or set SOCIAL_CARDS=false, which gives every page the card of the site.',
      {cause: error},
    );
  }
}

/**
 * Gives each page an image for links to it: a card with the page's title and section, drawn while
 * the site is built and named in the page's head. Pages that name an image keep it; the pages
 * that `keepsSiteCard` tells get the site's card.
 *
 * Nothing of this reaches the browser: the tags are put into the HTML that has been built.
 */
export default async function socialCards({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Promise<BuiltPagesPlugin | null> {
  // The development server builds no HTML that could name a card.
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {title: siteTitle, trailingSlash, url} = siteConfig;
  const {draw, missingCharacter, cardFileName, writeCards} = await loadTools(siteTitle);
  const toRoute = (permalink: string) => applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  let versions: DocsVersion[] = [];

  function cardOf(route: string, title: string | undefined, copies: Set<string>): Card {
    if (!title) {
      throw new Error(`Social cards: the page ${route} has no title. Give it one.`);
    }
    const section = sectionOf(cardRoute(route, versions, copies), baseUrl, versions);
    const card = {title, section: section === title ? undefined : section};
    const missing = missingCharacter(card);
    if (missing) {
      throw new Error(
        `Social cards: the font has no "${missing}", which is in the title "${title}" of ${route}. Change the title, or give the page an image of its own ("image" in its front matter).`,
      );
    }
    return card;
  }

  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      versions = readDocsVersions(contentOf(allContent, 'docs'), toRoute);
    },
    builtPages({outDir}) {
      const copies = new Set(
        JSON.parse(readFileSync(path.join(siteDir, copiesFile), 'utf8')) as string[],
      );
      const images = new Map<string, SocialImage>();
      const cards = new Map<string, string>();

      function imageOf(card: Card): SocialImage {
        const key = JSON.stringify(card);
        const known = images.get(key);
        if (known) {
          return known;
        }
        const svg = draw(card);
        const name = cardFileName(svg);
        const place = [siteTitle, card.section].filter(Boolean).join(', ');
        const image = {path: `${cardsFolder}/${name}`, alt: `${place}: ${card.title}`};
        cards.set(name, svg);
        images.set(key, image);
        return image;
      }

      return {
        readPage(page) {
          const {route, html, head, title} = page;
          if (route && !head.hasImage) {
            const image = keepsSiteCard(route, baseUrl)
              ? siteCard
              : imageOf(cardOf(route, title, copies));
            page.html = nameImage(html, head, image, url + baseUrl);
          }
        },
        async finish() {
          const start = Date.now();
          const drawn = await writeCards(cards, path.join(outDir, cardsFolder), siteDir);
          logger.info(
            `Social cards: ${cards.size}, of which ${drawn} were drawn in ${Date.now() - start} ms.`,
          );
        },
      };
    },
  };
}
