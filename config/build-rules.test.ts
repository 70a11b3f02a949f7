import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import site from '../docusaurus.config';
import {blog} from './blog';

const root = path.resolve(__dirname, '..');

it(
  'broken links, anchors and images, untruncated posts and inline tags fail the build; broken Markdown links and duplicate routes only warn',
  {
    tags: [
      'broken-links',
      'broken-images',
      'untruncated-posts',
      'inline-tags',
      'broken-markdown-links',
      'duplicate-routes',
    ],
  },
  () => {
    expect(site).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'warn',
      markdown: {hooks: {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'warn'}},
    });
    expect(blog).toMatchObject({onUntruncatedBlogPosts: 'throw', onInlineTags: 'throw'});
  },
);

/** This site's rules with only a few pages, so that a build takes seconds. */
const files = {
  'docusaurus.config.ts': `
import site from '${root}/docusaurus.config';

const [, options] = site.presets[0];

export default {
  ...site,
  staticDirectories: ['static'],
  clientModules: [],
  plugins: [],
  themes: [],
  themeConfig: {},
  presets: [
    [
      'classic',
      {
        ...options,
        docs: {path: 'docs', routeBasePath: '/', editUrl: undefined},
        pages: {},
        blog: false,
        theme: {},
        sitemap: false,
        gtag: undefined,
      },
    ],
  ],
};
`,
  'package.json': '{"name": "scratch", "private": true}',
  // The link stays unchanged in the page, where the link check finds it.
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[Nowhere](./nowhere.md)\n',
  'docs/one.md': '# One\n',
  'src/pages/one.md': '# Another one\n',
};

it(
  'a broken build logs warnings, then fails and names the page and the link',
  {tags: ['broken-links', 'broken-markdown-links', 'duplicate-routes'], timeout: 120_000},
  async () => {
    const scratchRoot = path.join(root, '.cache');
    await mkdir(scratchRoot, {recursive: true});
    const dir = await mkdtemp(path.join(scratchRoot, 'build-rules-'));
    await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
      await writeFile(path.join(dir, file), text);
    }
    const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const build = promisify(execFile)(process.execPath, [cli, 'build', '--no-minify'], {
      cwd: dir,
      env: {
        ...process.env,
        NO_COLOR: '1',
        // The bundler's cache is in node_modules, which the scratch site shares with the real one.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    });
    const {stdout = '', stderr = ''} = await build.catch((error) => error);
    await rm(dir, {recursive: true});
    const output = `${stdout}${stderr}`;
    expect(output).toMatch(/\[WARNING\].*nowhere\.md/s);
    expect(output).toMatch(/\[WARNING\] Duplicate routes found/);
    expect(output).toContain('Docusaurus found broken links');
    expect(output).toContain('source page path = /');
    await expect(build).rejects.toThrow();
  },
);
