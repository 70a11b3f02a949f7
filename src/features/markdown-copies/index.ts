import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {markdownPath} from '../../content/markdown/markdown-path';
import {readNodes} from '../../content/markdown/read-nodes';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {contentOf} from '../../content/all-content';
import {type Document, documentsOfBlog, documentsOfVersion, LinkResolver} from './documents';
import {groupsOfSidebars, llmsTxt} from './llms-txt';
import {toMarkdown} from './to-markdown';

const sidebarTitles = {docs: 'Docs', api: 'API', community: 'Community'};

type Site = {title: string; tagline: string; url: string; baseUrl: string};

type Files = Map<string, string>;

/** Converts each document to plain Markdown. */
function markdownOf(documents: Document[], siteDir: string, links: LinkResolver): Files {
  return new Map(
    documents.map(({file, title}) => {
      const resolveLink = (url: string) => links.resolve(url, file);
      return [file, toMarkdown(readNodes(siteDir, file), {title, resolveLink})];
    }),
  );
}

/** Creates `llms.txt` and `llms-full.txt` for a docs version. */
function versionFiles(
  version: LoadedVersion,
  markdown: Files,
  {title, tagline, url, baseUrl}: Site,
): Files {
  const documents = documentsOfVersion(version);
  const heading = `${title} ${version.label}`;
  const folder = `${version.path.replace(/\/$/u, '')}/`;
  const at = (permalink: string) => url + markdownPath(permalink);
  const short = llmsTxt({
    title: heading,
    summary: tagline,
    details: [
      `The docs for Docusaurus ${version.label}. Each link leads to a page as Markdown; [llms-full.txt](${url}${folder}llms-full.txt) has all pages in one file.`,
    ],
    groups: [
      ...groupsOfSidebars(version.sidebars, documents, sidebarTitles).map((group) => ({
        title: group.title,
        links: group.documents.map((document) => ({...document, url: at(document.permalink)})),
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
  const full = [...documents.values()].map(
    ({file, permalink}) => `Source: ${url}${permalink}/\n\n${markdown.get(file)}`,
  );
  return new Map([
    [`${folder}llms.txt`, short],
    [`${folder}llms-full.txt`, `${[`# ${heading}`, ...full].join('\n\n---\n\n')}`],
  ]);
}

function siteFiles(allContent: AllContent, siteDir: string, site: Site): Files {
  const docs = contentOf(allContent, 'docs').loadedVersions;
  const documents = [
    ...[...docs, ...contentOf(allContent, 'docs', 'community').loadedVersions].flatMap(
      (version) => [...documentsOfVersion(version).values()],
    ),
    ...documentsOfBlog(contentOf(allContent, 'blog')),
    ...documentsOfBlog(contentOf(allContent, 'blog', 'changelog')),
  ];
  const markdown = markdownOf(documents, siteDir, new LinkResolver(documents, site.url));
  const files: Files = new Map(
    documents.map(({permalink, file}) => [markdownPath(permalink), markdown.get(file)!]),
  );
  for (const version of docs) {
    for (const [name, text] of versionFiles(version, markdown, site)) {
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
export default function markdownPages({
  siteDir,
  generatedFilesDir,
  siteConfig,
}: LoadContext): BuiltPagesPlugin {
  const {baseUrl} = siteConfig;
  const developmentDir = path.join(generatedFilesDir, 'markdown-copies-files');
  let files: Files = new Map();

  return {
    name: 'markdown-copies',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent}) {
      files = siteFiles(allContent, siteDir, siteConfig);
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
