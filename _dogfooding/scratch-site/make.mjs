// @ts-check
import {mkdir, mkdtemp, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '../../tools/lib/paths.mjs';

/** A site of a few files that uses each theme of this one, so that a build draws its components. */
const files = {
  'docusaurus.config.mjs': `export default ${JSON.stringify(
    {
      title: 'Scratch',
      url: 'https://example.com',
      baseUrl: '/',
      future: {v4: true, experimental_faster: true},
      // Read by the crash test alone.
      customFields: {crashTest: true},
      markdown: {mermaid: true},
      presets: [['classic', {docs: {routeBasePath: 'docs', sidebarPath: './sidebars.mjs'}}]],
      themes: ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid'],
      plugins: ['@docusaurus/plugin-ideal-image'],
      themeConfig: {
        announcementBar: {id: 'scratch', content: 'News'},
        navbar: {
          title: 'Scratch',
          items: [
            {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
            {
              label: 'More',
              items: [
                {to: '/blog', label: 'Blog'},
                {type: 'html', value: '<hr>'},
              ],
            },
          ],
        },
        footer: {
          links: [{title: 'More', items: [{to: '/blog', label: 'Blog'}]}],
          copyright: 'None',
        },
        // Names no index: the theme of hosted search is loaded because this is here.
        algolia: {appId: 'scratch', apiKey: 'scratch', indexName: 'scratch'},
      },
    },
    null,
    2,
  )};\n`,
  'package.json': '{"name": "scratch", "private": true}\n',
  'tsconfig.json': `${JSON.stringify({
    extends: '@docusaurus/tsconfig',
    compilerOptions: {
      baseUrl: '.',
      types: [
        'node',
        '@docusaurus/module-type-aliases',
        '@docusaurus/theme-classic',
        '@docusaurus/theme-live-codeblock',
        '@docusaurus/theme-mermaid',
        '@docusaurus/theme-search-algolia',
        '@docusaurus/plugin-content-blog',
        '@docusaurus/plugin-content-docs',
        '@docusaurus/plugin-content-pages',
        '@docusaurus/plugin-ideal-image',
      ],
    },
    include: ['src'],
  })}\n`,
  'sidebars.mjs': `export default {docs: [{type: 'category', label: 'Group', link: {type: 'generated-index'}, items: ['index', 'second']}]};\n`,
  'docs/index.mdx':
    '---\ntags: [one]\n---\n\n# First\n\n:::tip\n\nA tip.\n\n:::\n\n```js live\n<p>Live</p>\n```\n\n```mermaid\nflowchart LR\n  a --> b\n```\n\n## Part\n\n[Second](./second.md)\n',
  'docs/second.md': '# Second\n\n```js title="code.js" showLineNumbers\nconst code = 1;\n```\n',
  'blog/authors.yml': 'desk:\n  name: Desk\n  page: true\n',
  'blog/2024-01-01-post.md':
    '---\nauthors: [desk]\ntags: [one]\n---\n\n# Post\n\nStart.\n\n<!-- truncate -->\n\nRest.\n',
  'src/pages/index.mdx': '# Home\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>\n',
};

const scratchRoot = path.join(ROOT, '.cache', 'scratch-sites');

/**
 * Writes the scratch site, with the packages of this project.
 *
 * @param {string} name starts the name of its folder
 * @param {Record<string, string>} [more] further files and their texts
 * @returns {Promise<string>} its folder
 */
export async function makeScratchSite(name, more = {}) {
  await mkdir(scratchRoot, {recursive: true});
  const siteDir = await mkdtemp(path.join(scratchRoot, `${name}-`));
  await symlink(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'));
  for (const [file, text] of Object.entries({...files, ...more})) {
    await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
    await writeFile(path.join(siteDir, file), text);
  }
  return siteDir;
}
