// @ts-check
// What readers do with blogs.
import {expect} from 'vitest';
import {gitAsJane, part} from '../kit.mjs';

const page = 'blog';
const config = 'docusaurus.config.ts';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: 'feeds',
    result: 'publishes only summaries',
    paste: ({sample, replace}) =>
      replace(config, /feedOptions: \{[\s\S]*?\n {10}\},/u, sample(config, 'createFeedItems')),
    check: ({read}) => {
      expect(read('build/blog/rss.xml')).not.toContain('<content:encoded>');
      expect(read('build/blog/rss.xml')).toMatch(/<description><!\[CDATA\[[^\]]/u);
    },
  },
  {
    page,
    heading: 'multiple-blogs',
    result: 'gets a second blog whose feed has its own title and whole posts',
    paste: ({sample, addPlugins, write}) => {
      addPlugins(part(sample(config, 'changelog'), /plugins: \[\n([\s\S]*?^ {2}\]),/mu));
      const frontMatter = '---\ntitle: First\ndate: 2026-01-02\n---';
      const post = `${frontMatter}\n\nThe summary.\n\n{/* truncate */}\n\nThe rest of it.`;
      write('changelog/first.mdx', post);
    },
    check: ({read, html}) => {
      const feed = read('build/changelog/rss.xml');
      expect(feed).toContain('<title>My Site changelog</title>');
      expect(feed).toContain('The rest of it.');
      expect(html('/docs/intro')).toContain('title=My Site changelog RSS Feed');
      expect(read('build/blog/rss.xml')).toContain('<title>My Site Blog</title>');
    },
  },
  {
    page,
    heading: '',
    result: 'publishes a post, of which the list shows a summary',
    paste: ({paste}) => paste('blog/2026-04-12-hello.mdx'),
    check: async ({html}) => {
      const post = html('/blog/2026/04/12/hello');
      expect(post).toContain('The rest of the post only appears on its own page.');
      expect(post).toContain('Jane Doe');
      expect(post).toContain('/blog/tags/greetings');
      expect(html('/blog')).toContain('This summary appears in the list of posts.');
      expect(html('/blog')).not.toContain('The rest of the post only appears');
    },
  },
  {
    page,
    heading: 'setup',
    result: 'sets the title and the description of the list',
    paste: ({configure}) => configure(config),
    check: async ({open}) => {
      const tab = await open('/blog');
      expect(await tab.title()).toBe('My blog | My Site');
      const description = tab.locator('meta[name=description]');
      expect(await description.getAttribute('content')).toBe('News about My Site');
      await tab.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).first().waitFor();
    },
  },
  {
    page,
    heading: 'date',
    result: 'sets the date of a post in front matter',
    paste: ({sample, write}) => {
      const date = `---\n${sample('Front matter')}\n---\n\n`;
      write('blog/dated.mdx', `${date}# Dated\n\nText.\n\n{/* truncate */}`);
    },
    check: async ({open}) => {
      const tab = await open('/blog/dated');
      expect(await tab.locator('article time').first().innerText()).toBe('April 12, 2026');
      await tab.goto(tab.url().replace('/dated', ''));
      const titles = await tab.locator('article h2').allInnerTexts();
      expect(titles.indexOf('Hello, world') - titles.indexOf('Dated')).toBe(1);
    },
  },
  {
    page,
    heading: 'truncation',
    result: 'sees only the summary in the list',
    paste: ({sample, write}) => {
      const post = sample('blog/2026-04-12-hello.mdx');
      write('blog/2025-02-03-short.mdx', `# Short\n\n${post} A sentence of the end.`);
    },
    check: async ({open}) => {
      const tab = await open('/blog');
      const post = tab
        .locator('article')
        .filter({has: tab.getByRole('link', {name: 'Short', exact: true})});
      expect(await post.innerText()).toContain('This summary appears');
      expect(await post.innerText()).not.toContain('A sentence of the end.');
      await post.getByRole('link', {name: /Read more/u}).click();
      await tab.getByText('A sentence of the end.').waitFor();
    },
  },
  {
    page,
    heading: 'authors',
    result: 'sees authors, their page, and a guest',
    paste: ({append, sample, write}) => {
      append('blog/authors.yml');
      const post = (/** @type {string} */ words, /** @type {string} */ title) =>
        `---\n${sample('Front matter', words)}\n---\n\n# ${title}\n\nText.\n\n{/* truncate */}`;
      write('blog/2025-01-02-written.mdx', post('[jane, john]', 'Written'));
      write('blog/2025-01-03-guest.mdx', post('A guest', 'By a guest'));
    },
    check: async ({open}) => {
      const tab = await open('/blog/2025/01/02/written');
      const authors = tab.locator('header .avatar');
      expect((await authors.allInnerTexts()).join()).toMatch(/Jane Doe[\s\S]*John Smith/u);
      expect(await authors.first().locator('a[href="mailto:jane@example.com"]').count()).toBe(1);
      await tab.goto(tab.url().replace('02/written', '03/guest'));
      expect((await authors.allInnerTexts()).join()).toMatch(/Jane Doe[\s\S]*A guest/u);
      await tab.goto(tab.url().replace(/2025.*/u, 'authors/jane'));
      const titles = tab.locator('article h2');
      expect(await titles.allInnerTexts()).toEqual(['By a guest', 'Written']);
      await tab.goto(tab.url().replace('/jane', ''));
      await tab.locator('main').getByText('Jane Doe').first().waitFor();
    },
  },
  {
    page,
    heading: 'tags',
    result: 'gets a page for a tag with a description',
    paste: ({append, sample, write}) => {
      append('blog/tags.yml');
      const tags = sample('Front matter');
      write(
        'blog/2025-01-04-tagged.mdx',
        `---\n${tags}\n---\n\n# Tagged\n\nText.\n\n{/* truncate */}`,
      );
    },
    check: async ({open}) => {
      const tab = await open('/blog/tags/release');
      expect(await tab.locator('main h1').innerText()).toContain('Release');
      await tab.getByText('Posts about new versions.').waitFor();
      await tab.getByRole('heading', {name: 'Tagged', exact: true}).waitFor();
      await tab.goto(tab.url().replace('/release', ''));
      await tab
        .locator('main')
        .getByRole('link', {name: /Release/u})
        .waitFor();
    },
  },
  {
    page,
    heading: 'list',
    result: 'sees all posts in the sidebar',
    paste: ({configure}) => configure(config, 'postsPerPage'),
    check: async ({open}) => {
      const tab = await open('/blog');
      const sidebar = tab.locator('aside nav');
      expect(await sidebar.innerText()).toContain('All posts');
      const count = await sidebar.locator('a').count();
      expect(count).toBeGreaterThan(10);
      expect(await tab.locator('main article').count()).toBe(count);
    },
  },
  {
    page,
    heading: 'reading-time',
    result: 'sees a shorter reading time',
    paste: ({configure, write}) => {
      configure(config);
      const words = 'word '.repeat(520);
      write('blog/2025-01-05-long.mdx', `# Long\n\n{/* truncate */}\n\n${words}`);
    },
    check: async ({open}) => {
      const header = (await open('/blog/2025/01/05/long')).locator('article header');
      expect(await header.innerText()).toContain('2 min read');
    },
  },
  {
    page,
    heading: 'feeds',
    result: 'gets three feeds with a title',
    paste: ({importSample, addPlugins, write}) => {
      const name = importSample(config, "type: 'all'");
      const own = "id: 'feeds', path: 'feeds', routeBasePath: 'feeds'";
      const options = `...optionsOf(${name}, 'blog'), ${own}`;
      addPlugins(`['@docusaurus/plugin-content-blog', {${options}}]`);
      write('feeds/2025-01-02-post.mdx', '# Post\n\nSummary.\n\n{/* truncate */}\n\nWhole.');
    },
    check: async ({read, open}) => {
      expect(JSON.parse(read('build/feeds/feed.json'))).toMatchObject({title: 'My blog'});
      for (const feed of ['rss', 'atom']) {
        const xml = read(`build/feeds/${feed}.xml`);
        expect(xml).toMatch(/<title>(?:<!\[CDATA\[)?My blog/u);
        expect(xml).toMatch(/Copyright © \d{4} My Company/u);
        const stylesheet = part(xml, /xml-stylesheet [^>]*href="([^"]+)"/u);
        const tab = await open('/feeds');
        const response = await tab.request.get(new URL(stylesheet, `${tab.url()}/`).href);
        expect(response.status()).toBe(200);
      }
    },
  },
  {
    page,
    heading: 'feeds',
    result: 'links to a feed in the footer',
    paste: ({configure, replace}) => {
      // A footer is either simple or has columns.
      replace(config, /footer: \{[\s\S]*?\n {4}\},/u, 'footer: {},');
      configure(config, 'pathname://');
    },
    check: async ({open}) => {
      const tab = await open('/blog');
      const link = tab.locator('.theme-layout-footer').getByRole('link', {name: /^RSS/u});
      const response = await tab.request.get(
        new URL(String(await link.getAttribute('href')), tab.url()).href,
      );
      expect(await response.text()).toContain('<rss');
    },
  },
  {
    page,
    heading: 'scheduling',
    result: 'publishes a post once its date has come',
    paste: ({importSample, addPlugins, write}) => {
      const name = importSample(config);
      const own = "id: 'scheduled', path: 'scheduled', routeBasePath: 'scheduled'";
      const options = `...optionsOf(${name}, 'blog'), ${own}`;
      addPlugins(`['@docusaurus/plugin-content-blog', {${options}}]`);
      write('scheduled/2025-01-02-old.mdx', '# Old\n\n{/* truncate */}');
      write('scheduled/2999-01-02-new.mdx', '# New\n\n{/* truncate */}');
    },
    check: ({html, read}) => {
      expect(html('/scheduled')).toContain('2025/01/02/old');
      expect(html('/scheduled')).not.toContain('2999');
      expect(read('build/sitemap.xml')).not.toContain('2999');
    },
  },
  {
    page,
    heading: 'edit-links',
    result: 'sees the edit link and the last update',
    install: () => ['git init -q -b main', 'git add -A -- blog', `${gitAsJane} commit -qm Start`],
    paste: ({configure}) => configure(config),
    check: async ({open}) => {
      const tab = await open('/blog/2025/01/05/long');
      const link = tab.locator('.theme-edit-this-page');
      expect(await link.getAttribute('href')).toBe(
        'https://github.com/my-company/my-website/edit/main/blog/2025-01-05-long.mdx',
      );
      expect(await tab.locator('.theme-last-updated').innerText()).toMatch(/20\d\d by Jane$/u);
    },
  },
  {
    page,
    heading: 'latest-posts',
    result: 'sees the latest posts on another page',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/latest-posts.ts');
      paste('src/components/LatestPosts.tsx');
      addPlugins("'./src/plugins/latest-posts.ts'");
      const use = "import LatestPosts from '@site/src/components/LatestPosts';\n\n<LatestPosts />";
      write('src/pages/latest.mdx', use);
      write(
        'blog/2027-01-02-unlisted.mdx',
        '---\nunlisted: true\n---\n\n# Unlisted\n\n{/* truncate */}',
      );
    },
    check: async ({open}) => {
      const tab = await open('/latest');
      const links = tab.locator('main li a');
      expect(await links.count()).toBe(3);
      expect(await links.allInnerTexts()).not.toContain('Unlisted');
      const title = await links.first().innerText();
      await links.first().click();
      await tab.getByRole('heading', {name: title, level: 1}).waitFor();
    },
  },
  {
    page,
    heading: 'appearance',
    result: 'sees a sentence below each post, and not in the list',
    paste: ({paste}) => paste('src/theme/BlogPostItem/Footer/index.tsx'),
    check: async ({html}) => {
      const post = html('/blog/2026/04/12/hello').replaceAll('<!-- -->', '');
      expect(post).toContain('Thanks for reading “Hello, world”.');
      expect(html('/blog')).not.toContain('Thanks for reading');
    },
  },
];
