import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {addTrailingSlash} from '@docusaurus/utils-common';
import type {Request, Response} from 'express';
import {areas} from '../../areas';
import {markdownPath} from '../../content/markdown/markdown-path';
import {docsVersions, type Page, readPages} from '../../content/pages';
import {isCanaryNewer} from '../../data/versions';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {describePage, versionName} from './describe-page';
import {groupsOfSidebars, llmsTxt} from './llms-txt';
import {resolveLinks} from './resolve-links';
import {toMarkdown} from './to-markdown';

type Site = LoadContext['siteConfig'];

/** What makes each file, by its URL. The development server only makes those that are asked for. */
type Files = Map<string, () => string>;

/** Keeps the text of a file that others contain, too. */
function once(make: () => string): () => string {
  let text: string | undefined;
  return () => (text ??= make());
}

/** Creates `llms.txt` and `llms-full.txt` for a docs version. */
function versionFiles(
  version: LoadedVersion,
  otherVersions: LoadedVersion[],
  docs: Page[],
  markdown: Files,
  {title, tagline, url, baseUrl}: Site,
): Files {
  const heading = `${title} ${version.label}`;
  const folder = addTrailingSlash(version.path);
  const others = otherVersions.map((other) => {
    const link = `[${versionName(other)}](${url}${addTrailingSlash(other.path)}llms.txt)`;
    const isLatest = other.versionName === 'current' && isCanaryNewer;
    return isLatest ? `${link} for the latest release on npm` : link;
  });
  const short = () =>
    llmsTxt({
      title: heading,
      summary: tagline,
      details: [
        `The docs for Docusaurus ${versionName(version)}. Each link leads to a page as Markdown; [llms-full.txt](${url}${folder}llms-full.txt) has all pages in one file.`,
        `Other versions: ${others.join(', ')}.`,
      ],
      groups: [
        ...groupsOfSidebars(version.sidebars, docs, areas.docs.sidebars).map((group) => ({
          title: group.title,
          links: group.docs.map((doc) => ({...doc, url: url + markdownPath(doc.route)})),
        })),
        {
          title: 'Optional',
          links: [
            {title: 'Docs of other versions', url: `${url}${baseUrl}versions/`},
            {title: 'Blog', url: `${url}${baseUrl}blog/`},
            {title: 'Changelog', url: `${url}${baseUrl}changelog/`},
          ],
        },
      ],
    });
  const full = () =>
    [`# ${heading}`, ...docs.map(({route}) => markdown.get(markdownPath(route))!())].join(
      '\n\n---\n\n',
    );
  return new Map([
    [`${folder}llms.txt`, short],
    [`${folder}llms-full.txt`, full],
  ]);
}

function siteFiles(allContent: AllContent, context: LoadContext): Files {
  const site = context.siteConfig;
  const pages = readPages(allContent, context).filter(
    ({kind, isListed}) => kind !== 'page' && isListed,
  );
  const resolveLink = resolveLinks(pages, site.url);
  const files: Files = new Map(
    pages.map((page) => [
      markdownPath(page.route),
      once(() =>
        toMarkdown(page.nodes(), {
          title: page.title,
          origin: {description: describePage(page), url: site.url + page.route},
          resolveLink: (url) => resolveLink(url, page.file),
        }),
      ),
    ]),
  );
  const versions = docsVersions(allContent);
  for (const version of versions) {
    const others = versions.filter((other) => other !== version);
    const docs = pages.filter((page) => page.version === version);
    for (const [name, make] of versionFiles(version, others, docs, files, site)) {
      files.set(name, make);
      if (version.isLast) {
        files.set(site.baseUrl + path.posix.basename(name), make);
      }
    }
  }
  return files;
}

/** @param dir the folder that corresponds to the base URL */
function writeFiles(files: Files, dir: string, baseUrl: string): void {
  for (const [name, make] of files) {
    const file = path.join(dir, name.slice(baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, make());
  }
}

/**
 * Writes every doc and post as plain Markdown next to its page (`/docs/cli.md` for `/docs/cli/`),
 * and `llms.txt` and `llms-full.txt` for each docs version. Those at the root are for the latest
 * version.
 */
export default function markdownPages(context: LoadContext): BuiltPagesPlugin {
  const {baseUrl} = context;
  let files: Files = new Map();

  return {
    name: 'markdown-copies',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent}) {
      files = siteFiles(allContent, context);
    },
    configureWebpack: () =>
      // Missing in the types, but Docusaurus passes it on to the development server.
      ({
        devServer: {
          // First of all, because another one answers each URL with the page that shows errors. The
          // result is added to that of Docusaurus, which has returned the same list.
          setupMiddlewares(middlewares: unknown[]) {
            middlewares.unshift(({path: url}: Request, response: Response, next: () => void) => {
              const make = files.get(url);
              return make ? response.type('text').send(make()) : next();
            });
            return [];
          },
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
    builtPages: ({outDir}) => ({finish: () => writeFiles(files, outDir, baseUrl)}),
  };
}
