// @ts-check
// What readers do for search engines and link previews.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {part} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'seo';
const url = 'https://your-docusaurus-site.example.com';

/** @type {import('../../kit.mjs').Recipe[]} */
export const seo = [
  {
    page,
    heading: 'page-metadata',
    result: 'gets a title, a description, and an image for docs, posts, and pages',
    paste: ({paste, sample, write}) => {
      const doc = sample('docs/create-a-page.md');
      write('docs/own-metadata.md', doc.replace('slug: /create', 'slug: /own'));
      paste('blog/2026-03-01-new-release.md');
      write('src/pages/contact-us.tsx', sample('src/pages/about.tsx'));
    },
    check: ({html}) => {
      const doc = html('/docs/own-a-page');
      expect(doc).toMatch(/<title[^>]*>Create a page \| My Site<\/title>/u);
      expect(doc).toMatch(/name=description content=Add a page to your site/u);
      expect(doc).toMatch(/name=keywords content=create a page,/u);
      const post = html('/blog/2026/03/01/new-release');
      expect(post).toMatch(/<title[^>]*>New release: what changed in March 2026 –/u);
      expect(post).toMatch(/<h1[^>]*>The new release is here/u);
      const page = html('/contact-us');
      expect(page).toMatch(/<title[^>]*>About \| My Site/u);
      expect(page).toContain(`property=og:image content=${url}/img/docusaurus-social-card.jpg`);
      expect(page).toMatch(/name=keywords content=about,contact/u);
    },
  },
  {
    page,
    heading: 'site-metadata',
    result: 'gets tags in every page',
    paste: ({configure}) => configure(config),
    check: ({html}) => {
      for (const route of ['', '/docs/intro', '/blog']) {
        expect(html(route)).toMatch(/name=twitter:site content=@my-site/u);
        expect(html(route)).toMatch(/rel=me href=https:\/\/social\.example\.com/u);
        expect(html(route)).toMatch(/property=og:site_name content=My Site/u);
      }
    },
  },
  {
    page,
    heading: 'title-format',
    result: 'gets another title in the blog',
    paste: ({paste}) => paste('src/theme/ThemeProvider/TitleFormatter/index.tsx'),
    check: ({html}) => {
      expect(html('/blog/welcome')).toMatch(/<title[^>]*>Welcome – My Site Blog<\/title>/u);
      expect(html('/blog/welcome')).toMatch(/property=og:title content=Welcome – My Site Blog/u);
      expect(html('/blog')).toMatch(/<title[^>]*>Blog – My Site Blog<\/title>/u);
      expect(html('/docs/intro')).toMatch(/<title[^>]*>Tutorial Intro \| My Site<\/title>/u);
    },
  },
  {
    page,
    heading: 'social-cards',
    result: 'gets a small card',
    paste: ({configure}) => configure(config),
    check: ({html}) => {
      const cards = [...html('/docs/intro').matchAll(/name=twitter:card content=(\w+)/gu)];
      expect(cards.map(([, card]) => card)).toEqual(['summary']);
    },
  },
  {
    page,
    heading: 'robots-txt',
    result: 'tells crawlers where the sitemap is',
    paste: ({paste}) => paste('static/robots.txt'),
    check: ({read}) => {
      const {pathname} = new URL(part(read('build/robots.txt'), /^Sitemap: (.*)$/mu));
      expect(read(`build${pathname}`)).toContain(`<loc>${url}/docs/intro/</loc>`);
    },
  },
  {
    page,
    heading: 'noindex',
    result: 'hides a page that stays in the sidebar',
    paste: ({paste}) => paste('docs/old-tutorial.mdx'),
    check: async ({html, read, open}) => {
      expect(html('/docs/old-tutorial')).toMatch(/name=robots content=noindex/u);
      expect(read('build/sitemap.xml')).not.toContain('old-tutorial');
      const link = (await open('/docs/intro')).locator('.menu__link', {hasText: 'Old tutorial'});
      expect(await link.count()).toBe(1);
    },
  },
  {
    page,
    heading: 'noindex-folder',
    result: 'hides a folder from search engines that stays in the sidebar',
    paste: ({sample, write}) => {
      const file = 'src/theme/DocItem/Metadata/index.tsx';
      write(file, sample(file).replace('tutorial-extras/', 'tutorial-basics/'));
    },
    check: async ({html, read, open}) => {
      const route = '/docs/tutorial-basics/create-a-page';
      expect(html(route)).toMatch(/robots[^>]*noindex/u);
      expect(html('/docs/intro')).not.toMatch(/robots[^>]*noindex/u);
      expect(read('build/sitemap.xml')).not.toContain('docs/tutorial-basics/');
      const active = (await open(route)).locator('.menu__link--active');
      expect(await active.allInnerTexts()).toContain('Create a Page');
    },
  },
  {
    page,
    heading: 'noindex-preview',
    result: 'hides a preview, but not the site in production',
    paste: ({configure, sample, write}) => {
      configure(config);
      const few = "['classic', {blog: false, pages: false, docs: {path: 'docs/tutorial-extras'}}]";
      const preview = sample(config).replace("'classic'", few);
      write('preview.config.ts', preview.replace('presets', "onBrokenLinks: 'ignore',\n  presets"));
    },
    check: async ({run, html, read, site}) => {
      await run(['npm run build -- --config preview.config.ts --out-dir build-preview'], {
        DEPLOY_ENV: 'preview',
      });
      const preview = read('build-preview/docs/manage-docs-versions/index.html');
      expect(preview).toMatch(/robots[^>]*noindex, nofollow/u);
      expect(existsSync(path.join(site, 'build-preview/sitemap.xml'))).toBe(false);
      expect(html('/docs/intro')).not.toMatch(/robots[^>]*noindex/u);
      expect(read('build/sitemap.xml')).toContain('/docs/intro');
    },
  },
  {
    page,
    heading: 'check',
    result: 'finds the default tags in the source of a page',
    paste: ({sample, write}) => {
      const [frontMatter] = sample('docs/create-a-page.md', '', 'page-metadata').split('slug:');
      write('docs/default-tags.mdx', `${frontMatter}---\n\nText.`);
    },
    check: async ({sample, open, origin}) => {
      const tags = [
        ...sample('', 'og:locale', 'built-in').matchAll(/<(meta|link) (\w+="[^"]+")/gu),
      ];
      expect(tags.length).toBeGreaterThan(8);
      const tab = await open('/');
      const response = await tab.request.get(`${origin}/docs/default-tags/`);
      const source = (await response.text()).replaceAll('"', '');
      for (const [, tag, attribute = ''] of tags) {
        const name = attribute.replaceAll('"', '');
        expect(source).toMatch(new RegExp(`<${tag} [^>]*${name}[ />]`, 'u'));
      }
    },
  },
  {
    page,
    heading: 'structured-data',
    result: 'describes the organization',
    paste: ({paste, show}) => {
      paste('src/components/OrganizationData.tsx');
      show('organization', 'src/components/OrganizationData.tsx');
    },
    check: ({read, html}) => {
      const json = part(
        read('build/organization/index.html'),
        /<script[^>]*ld\+json[^>]*>(\{[^<]*Organization[^<]*)<\/script>/u,
      );
      expect(JSON.parse(json)).toMatchObject({url: `${url}/`, logo: `${url}/img/logo.svg`});
      expect(html('/docs/tutorial-extras/translate-your-site')).toContain('BreadcrumbList');
      expect(html('/blog/welcome')).toContain('BlogPosting');
    },
  },
];
