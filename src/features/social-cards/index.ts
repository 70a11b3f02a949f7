import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {contentOf} from '../all-content';
import {copiesFile} from '../version-changes';
import {cardRoute, type DocsVersion, keepsSiteCard, readDocsVersions, sectionOf} from './sections';
import {nameImage, readPageHead} from './page-head';
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
}: LoadContext): Promise<Plugin | null> {
  // The development server builds no HTML that could name a card.
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {title: siteTitle, titleDelimiter, trailingSlash, url} = siteConfig;
  const {draw, missingCharacter, cardFileName, writeCards} = await loadTools(siteTitle);
  const titleEnd = ` ${titleDelimiter} ${siteTitle}`;
  const toRoute = (permalink: string) => applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  let versions: DocsVersion[] = [];

  function cardOf(route: string, fullTitle: string | undefined, copies: Set<string>): Card {
    if (!fullTitle) {
      throw new Error(`Social cards: the page ${route} has no title. Give it one.`);
    }
    const title = fullTitle.endsWith(titleEnd) ? fullTitle.slice(0, -titleEnd.length) : fullTitle;
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
    async postBuild({routesPaths, outDir}) {
      const start = Date.now();
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

      // All pages before the first `await`: plugins run side by side from there on, and that of the
      // offline app notes the hashes of all pages.
      for (const route of new Set(routesPaths)) {
        const page = route.slice(baseUrl.length);
        const file = path.join(outDir, page.endsWith('.html') ? page : `${page}index.html`);
        const html = readFileSync(file, 'utf8');
        const head = readPageHead(html, route);
        if (!head.hasImage) {
          const image = keepsSiteCard(route, baseUrl)
            ? siteCard
            : imageOf(cardOf(route, head.title, copies));
          writeFileSync(file, nameImage(html, head, image, url + baseUrl));
        }
      }
      const named = Date.now();
      const drawn = await writeCards(cards, path.join(outDir, cardsFolder), siteDir);
      logger.info(
        `Social cards: ${cards.size}, of which ${drawn} were drawn in ${Date.now() - named} ms; pages named them in ${named - start} ms.`,
      );
    },
  };
}
