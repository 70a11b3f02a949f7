// @ts-check
// What readers do with the options, the files, and the client API of the blog plugin.
import {expect} from 'vitest';
import {addInstance} from './add-instance.mjs';

const page = 'api/plugins/plugin-content-blog';
const config = 'docusaurus.config.ts';
const repository = 'https://github.com/my-company/my-website/edit/main';
const translations = 'i18n/fr/docusaurus-plugin-content-blog/options.json';
const marker = '\n\n{/* truncate */}\n\n';

/** A post with a summary and more text. */
const post = (/** @type {string} */ title, text = 'Text.', frontMatter = '') =>
  `---\n${frontMatter}\n---\n\n# ${title}\n\nSummary.${marker}${text}`;

/** @type {import('../../kit.mjs').Recipe[]} */
export const blog = [
  {
    page,
    heading: 'configuration',
    result: 'gets an error for a post without a marker, and all posts in the sidebar',
    paste: ({configure, write}) => {
      configure(config, 'Preset.Options');
      write('blog/2025-02-01-hooks.mdx', post('Hooks', use('PostLength', 'BackToBlog')));
    },
    check: async ({open, read, write, failure, run}) => {
      const tab = await open('/blog');
      const posts = await tab.locator('aside nav a').count();
      expect(posts).toBeGreaterThan(4);
      expect(await tab.locator('main article').count()).toBe(5);
      expect(await tab.title()).toBe('My blog | My Site');
      expect(JSON.parse(read('build/blog/feed.json')).title).toBe('My Site Blog');
      expect(read('build/blog/rss.xml')).toMatch(/xml-stylesheet [^>]*href="rss\.xsl"/u);
      write('blog/2025-02-02-whole.md', '# Whole\n\nNo marker.');
      const output = await failure('DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build');
      expect(output).toContain('2025-02-02-whole.md');
      await run(['rm blog/2025-02-02-whole.md']);
    },
  },
  {
    page,
    heading: 'reading-time',
    result: 'ignores code and hides the time of videos',
    paste: (hands) => {
      const words = 'word '.repeat(470);
      addInstance(hands, 'blog', 'times', {
        '2025-01-01-code.md': post('Code', `${words}\n\n\`\`\`js\n${words}\n\`\`\``),
        '2025-01-02-video.md': post('Video', words, 'video: true'),
      });
    },
    check: ({text}) => {
      expect(text('/times/2025/01/01/code')).toContain('2 min read');
      expect(text('/times/2025/01/02/video')).not.toContain('min read');
    },
  },
  {
    page,
    heading: 'process-blog-posts',
    result: 'hides posts with a future date',
    paste: (hands) =>
      addInstance(hands, 'blog', 'planned', {
        '2025-01-01-now.md': post('Now'),
        '2999-01-01-later.md': post('Later'),
      }),
    check: ({text, html}) => {
      expect(text('/planned')).toContain('Now');
      expect(text('/planned')).not.toContain('Later');
      expect(() => html('/planned/2999/01/01/later')).toThrow();
    },
  },
  {
    page,
    heading: 'create-feed-items',
    result: 'publishes releases only, without their text',
    paste: (hands) =>
      addInstance(hands, 'blog', 'releases', {
        '2025-01-01-release.md': post('A release', 'All of it.', 'tags: [Release]'),
        '2025-01-02-other.md': post('Something else'),
      }),
    check: ({read}) => {
      const feed = JSON.parse(read('build/releases/feed.json'));
      expect(feed.title).toBe('My Site releases');
      expect(feed.items).toHaveLength(1);
      expect(feed.items[0]).toMatchObject({title: 'A release'});
      expect(read('build/releases/rss.xml')).toContain('A release');
      expect(read('build/releases/rss.xml')).not.toMatch(/Something else|All of it/u);
    },
  },
  {
    page,
    heading: 'feed-xslt',
    result: 'publishes a style sheet with the feed',
    paste: (hands) => {
      const root =
        '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="1.0"/>';
      addInstance(hands, 'blog', 'styled', {
        '2025-01-01-post.md': post('A post'),
        'feed.xsl': root,
        'feed.css': 'a { color: red; }',
      });
    },
    check: ({read}) => {
      expect(read('build/styled/rss.xml')).toMatch(/xml-stylesheet [^>]*href="feed\.xsl"/u);
      expect(read('build/styled/feed.xsl')).toContain('xsl:stylesheet');
      expect(read('build/styled/feed.css')).toContain('color: red');
      expect(read('build/styled/atom.xml')).toMatch(/xml-stylesheet [^>]*href="atom\.xsl"/u);
    },
  },
  {
    page,
    heading: 'edit-url',
    result: 'gets edit links for some posts',
    paste: (hands) =>
      addInstance(hands, 'blog', 'edited', {
        '2025-01-01-own.md': post('Own'),
        'imported/2025-01-02-other.md': post('Other'),
      }),
    check: ({html}) => {
      const own = html('/edited/2025/01/01/own');
      expect(own).toContain(`href=${repository}/edited/2025-01-01-own.md`);
      expect(html('/edited/2025/01/02/imported/other')).not.toContain('theme-edit-this-page');
    },
  },
  {
    page,
    heading: 'truncate-marker',
    result: 'sees the summary only, with the marker of the page and another one',
    paste: (hands) => {
      hands.paste('blog/2026-04-12-hello.mdx');
      const isHtml = hands.sample('blog.config.ts').includes('<!--');
      const more = isHtml ? '<!-- more -->' : '{/* more */}';
      const text = `# More\n\nThe start.\n\n${more}\n\nThe end.`;
      addInstance(hands, 'blog', 'cut', {'2025-01-01-more.md': text});
    },
    check: ({text}) => {
      expect(text('/blog')).toContain('This summary appears in the list of posts.');
      expect(text('/blog')).not.toContain('only appears on its own page');
      expect(text('/blog/2026/04/12/hello')).toContain('only appears on its own page');
      expect(text('/cut')).toContain('The start.');
      expect(text('/cut')).not.toContain('The end.');
    },
  },
  {
    page,
    heading: 'front-matter',
    result: 'gets a post with a URL, authors, tags, and a card of its own',
    paste: async ({sample, write, run, addPlugins}) => {
      const folder = 'posts/2026-04-12-hello';
      write(`${folder}/index.mdx`, sample('blog/2026-04-12-hello/index.mdx'));
      await run(
        ...['sam', 'cover'].map((it) => `cp static/img/docusaurus.png ${folder}/${it}.png`),
      );
      const own = "id: 'posts', path: 'posts', routeBasePath: 'posts'";
      addPlugins(`['@docusaurus/plugin-content-blog', {${own}}]`);
    },
    check: async ({html, open}) => {
      const tab = await open('/posts/version-3');
      expect(await tab.title()).toBe('How to update to version 3 | My Site');
      expect(await tab.locator('h1').innerText()).toBe('Welcome to version 3');
      const authors = (await tab.locator('header .avatar').allInnerTexts()).join();
      expect(authors).toMatch(
        /Jane Doe[\s\S]*Maintainer[\s\S]*John Doe[\s\S]*Guest author[\s\S]*Sam/u,
      );
      expect(html('/posts/version-3')).toMatch(
        /property=og:image content=https:\S*cover-\w+\.png/u,
      );
      const photo = tab.locator('header .avatar img[src*="sam-"]');
      expect(await photo.evaluate((image) => Object(image).naturalWidth)).toBeGreaterThan(0);
    },
  },
  {
    page,
    heading: 'authors-file',
    result: 'gets a page of an author, with social links',
    paste: async ({sample, write, run}) => {
      write('posts/authors.yml', sample('blog/authors.yml'));
      await run('cp static/img/docusaurus.png static/img/jane.png');
    },
    check: ({text, html}) => {
      expect(text('/posts/authors/jane')).toMatch(/Jane Doe.*Jane writes about new releases/su);
      const jane = html('/posts/authors/jane');
      for (const link of [
        'https://github.com/jane-example',
        'https://mastodon.example/@jane',
        'mailto:jane@example.com',
        'https://jane.example.com/letters',
      ]) {
        expect(jane).toContain(`href=${link}`);
      }
      expect(text('/posts/authors/john')).toContain('John Doe');
    },
  },
  {
    page,
    heading: 'tags-file',
    result: 'gets a page of a tag, with a description',
    paste: ({sample, write}) => write('posts/tags.yml', sample('blog/tags.yml')),
    check: ({text, html}) => {
      expect(text('/posts/tags/releases')).toMatch(/Release.*What\S+ new in each version/su);
      expect(html('/posts/version-3')).toContain('href=/posts/tags/tutorial');
    },
  },
  {
    page,
    heading: 'translations',
    result: 'reads the title of the blog and its sidebar in another language',
    paste: ({sample, write}) => write(translations, sample(translations)),
    check: async ({open, text}) => {
      const tab = await open('/fr/blog');
      expect(await tab.title()).toBe('Mon blog | My Site');
      expect(text('/fr/blog')).toContain('Articles récents');
    },
  },
  {
    page,
    heading: 'use-blog-post',
    result: 'shows how long a post is',
    paste: ({paste}) => paste('src/components/PostLength.tsx'),
    check: ({text}) => {
      expect(text('/blog/2025/02/01/hooks')).toContain('Short read');
      expect(text('/blog')).not.toContain('Short read');
    },
  },
  {
    page,
    heading: 'use-blog-metadata',
    result: 'links back to the blog',
    paste: ({paste}) => paste('src/components/BackToBlog.tsx'),
    check: ({text}) => expect(text('/blog/2025/02/01/hooks')).toContain('Back to My blog'),
  },
  {
    page,
    heading: 'use-visible-blog-sidebar-items',
    result: 'sees posts by year',
    paste: ({paste, write, addPlugins}) => {
      paste('src/components/PostsByYear.tsx');
      const imports =
        "import Layout from '@theme/Layout';\nimport PostsByYear from '@site/src/components/PostsByYear';";
      const body = '({sidebar}: any) => <Layout><PostsByYear sidebar={sidebar} /></Layout>';
      write('src/components/PostPage.tsx', `${imports}\n\nexport default ${body};`);
      const component = "blogPostComponent: '@site/src/components/PostPage'";
      const own = "id: 'years', path: 'years', routeBasePath: 'years'";
      addPlugins(`['@docusaurus/plugin-content-blog', {${own}, ${component}}]`);
      for (const date of ['2024-01-02', '2025-01-02', '2025-03-04']) {
        write(`years/${date}-post.md`, post(`Post of ${date}`));
      }
    },
    check: async ({open}) => {
      const tab = await open('/years/2025/03/04/post');
      const years = tab.locator('nav[aria-label="Recent posts"] summary');
      expect(await years.allInnerTexts()).toEqual(['2025 (2)', '2024 (1)']);
      await years.first().click();
      expect(await tab.locator('a.active-post').innerText()).toBe('Post of 2025-03-04');
    },
  },
  {
    page,
    heading: 'structured-data',
    result: 'adds a field to the structured data',
    paste: ({paste}) => {
      paste('src/theme/BlogPostPage/StructuredData/index.tsx');
      paste('src/theme/BlogListPage/StructuredData/index.tsx');
    },
    check: ({html}) => {
      expect(html('/blog/2026/04/12/hello')).toMatch(/BlogPosting.*isAccessibleForFree:true/su);
      expect(html('/blog')).toMatch(/@type:Blog,.*inLanguage:en/su);
    },
  },
  {
    page,
    heading: 'blog-post-provider',
    result: 'lists posts in another way',
    paste: ({paste, write, addPlugins}) => {
      paste('src/components/CompactBlogList.tsx');
      const list = "blogListComponent: '@site/src/components/CompactBlogList'";
      const own = "id: 'compact', path: 'compact', routeBasePath: 'compact'";
      addPlugins(`['@docusaurus/plugin-content-blog', {${own}, ${list}}]`);
      write('compact/2025-03-04-entry.md', post('An entry'));
    },
    check: ({html, text}) => {
      expect(text('/compact')).toContain('2025-03-04 An entry');
      expect(html('/compact')).toContain('href=/compact/2025/03/04/entry');
    },
  },
  {
    page,
    heading: 'instances',
    result: 'gets a second blog with its own title, feed, and sidebar',
    paste: ({configure, write}) => {
      configure(config, 'changelog');
      write('changelog/2025-01-01-one.md', '# Version one');
    },
    check: async ({read, text, html}) => {
      expect(text('/changelog')).toMatch(/Releases.*Version one/su);
      expect(text('/changelog/2025/01/01/one')).not.toContain('min read');
      expect(read('build/changelog/rss.xml')).toContain('<title>My Site releases</title>');
      expect(() => html('/changelog/archive')).toThrow();
      expect(html('/docs/intro')).toContain('title=My Site releases RSS Feed');
    },
  },
];

/** Components of a post. */
function use(/** @type {string[]} */ ...names) {
  const imports = names.map((name) => `import ${name} from '@site/src/components/${name}';`);
  return `${imports.join('\n')}\n\n${names.map((name) => `<${name} />`).join('\n\n')}`;
}
