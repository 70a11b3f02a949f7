import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {addTrailingSlash} from '@docusaurus/utils-common';
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

type Files = Map<string, string>;

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
  const short = llmsTxt({
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
  const full = docs.map(({route}) => markdown.get(markdownPath(route)));
  return new Map([
    [`${folder}llms.txt`, short],
    [`${folder}llms-full.txt`, `${[`# ${heading}`, ...full].join('\n\n---\n\n')}`],
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
      toMarkdown(page.nodes(), {
        title: page.title,
        origin: {description: describePage(page), url: site.url + page.route},
        resolveLink: (url) => resolveLink(url, page.file),
      }),
    ]),
  );
  const versions = docsVersions(allContent);
  for (const version of versions) {
    const others = versions.filter((other) => other !== version);
    const docs = pages.filter((page) => page.version === version);
    for (const [name, text] of versionFiles(version, others, docs, files, site)) {
      files.set(name, text);
      if (version.isLast) {
        files.set(site.baseUrl + path.posix.basename(name), text);
      }
    }
  }
  return files;
}

/** @param dir the folder that corresponds to the base URL */
function writeFiles(files: Files, dir: string, baseUrl: string): void {
  for (const [name, text] of files) {
    const file = path.join(dir, name.slice(baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/**
 * Writes every doc and post as plain Markdown next to its page (`/docs/cli.md` for `/docs/cli/`),
 * and `llms.txt` and `llms-full.txt` for each docs version. Those at the root are for the latest
 * version.
 */
export default function markdownPages(context: LoadContext): BuiltPagesPlugin {
  const {baseUrl, generatedFilesDir} = context;
  const developmentDir = path.join(generatedFilesDir, 'markdown-copies-files');
  let files: Files = new Map();

  return {
    name: 'markdown-copies',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent}) {
      files = siteFiles(allContent, context);
      if (process.env.NODE_ENV === 'development') {
        rmSync(developmentDir, {recursive: true, force: true});
        writeFiles(files, developmentDir, baseUrl);
      }
    },
    // `staticDirectories` wouldn't work: Docusaurus would resolve a link to /docs/3.9.2/ as a file
    // in such a directory and fail, because it is a folder.
    configureWebpack: () =>
      // Missing in the types, but Docusaurus passes it on to the development server.
      ({
        devServer: {static: [{directory: developmentDir, publicPath: baseUrl}]},
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
    builtPages: ({outDir}) => ({finish: () => writeFiles(files, outDir, baseUrl)}),
  };
}
