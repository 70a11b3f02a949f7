import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, expect, describe, it} from 'vitest';

const root = path.resolve(__dirname, '..');
const scratchRoot = path.join(root, '.cache', 'build-rules');
const run = promisify(execFile);

/** The real site's rules over a site of a few files, so that a build takes seconds. */
const scratchConfig = `
import site from '${root}/docusaurus.config';

const [, options] = site.presets[0];
const [, blog] = site.plugins.find(([plugin]) => plugin === './src/features/blog/index.ts');

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
        blog: {...blog, showLastUpdateTime: false},
        theme: {},
        sitemap: false,
        gtag: undefined,
      },
    ],
  ],
};
`;

const soundFiles = {
  'docusaurus.config.ts': scratchConfig,
  'package.json': '{"name": "scratch", "private": true}',
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.\n',
  'blog/authors.yml': 'desk:\n  name: Desk\n',
  'blog/tags.yml': 'release:\n  label: Release\n  permalink: /release\n  description: Releases\n',
  'blog/2024-01-01-post.md':
    '---\ntitle: Post\nauthors: [desk]\ntags: [release]\n---\n\nStart.\n\n<!-- truncate -->\n\nRest.\n',
  'src/pages/one.md': '# One\n\nText.\n',
};

/** Builds a scratch site with some files changed; gives what the build printed and whether it passed. */
async function build(changes: Record<string, string>) {
  await mkdir(scratchRoot, {recursive: true});
  const dir = await mkdtemp(path.join(scratchRoot, 'site-'));
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  for (const [file, text] of Object.entries({...soundFiles, ...changes})) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  }
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return run(process.execPath, [cli, 'build', '--no-minify'], {
    cwd: dir,
    env: {
      ...process.env,
      NO_COLOR: '1',
      // The bundler's cache lies in node_modules, which all of these sites share with the real one.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  }).then(
    ({stdout, stderr}) => ({passed: true, output: stdout + stderr}),
    ({stdout, stderr}: {stdout: string; stderr: string}) => ({
      passed: false,
      output: stdout + stderr,
    }),
  );
}

afterAll(() => rm(scratchRoot, {recursive: true, force: true}));

const post = (frontMatter: string, body: string) =>
  `---\ntitle: Post\nauthors: [desk]\n${frontMatter}\n---\n\n${body}\n`;

const rules: {
  fault: string;
  passes: boolean;
  file: string;
  text: string;
  says: (string | RegExp)[];
}[] = [
  {
    fault: 'a broken link',
    passes: false,
    file: 'docs/index.md',
    text: '---\nslug: /\n---\n\n# Home\n\n[Nowhere](/nowhere/)\n',
    says: ['Docusaurus found broken links', 'source page path = /', 'linking to /nowhere/'],
  },
  {
    fault: 'a broken anchor',
    passes: false,
    file: 'src/pages/one.md',
    text: '# One\n\n[No such part](/#nothing)\n',
    says: ['Docusaurus found broken anchors', 'source page path = /one/', 'linking to /#nothing'],
  },
  {
    fault: 'a broken Markdown image',
    passes: false,
    file: 'docs/index.md',
    text: '---\nslug: /\n---\n\n# Home\n\n![Missing](./missing.png)\n',
    says: ['./missing.png', 'docs/index.md'],
  },
  {
    fault: 'an untruncated post',
    passes: false,
    file: 'blog/2024-01-01-post.md',
    text: post('tags: [release]', 'No marker.'),
    says: [/truncation marker/, '2024-01-01-post.md'],
  },
  {
    fault: 'an inline tag',
    passes: false,
    file: 'blog/2024-01-01-post.md',
    text: post('tags: [homemade]', 'Start.\n\n<!-- truncate -->\n\nRest.'),
    says: ['homemade', '2024-01-01-post.md'],
  },
  {
    // The link stays in the page as it is written, where the link check finds it.
    fault: 'a broken Markdown link (as a warning, before the link check fails)',
    passes: false,
    file: 'docs/index.md',
    text: '---\nslug: /\n---\n\n# Home\n\n[Nowhere](./nowhere.md)\n',
    says: [/\[WARNING\].*nowhere\.md/s, 'Docusaurus found broken links'],
  },
  {
    fault: 'a duplicate route (as a warning)',
    passes: true,
    file: 'src/pages/index.md',
    text: '# Another home\n',
    says: [/\[WARNING\] Duplicate routes found/],
  },
];

describe('build rules @broken-links @broken-images @broken-markdown-links @untruncated-posts @inline-tags @duplicate-routes', () => {
  it.each(rules)(
    '$fault is reported with its file and target (build passes: $passes)',
    async ({passes, file, text, says}) => {
      const {passed, output} = await build({[file]: text});
      for (const expected of says) {
        expect(output).toMatch(expected);
      }
      expect(passed).toBe(passes);
    },
    120_000,
  );
});

it('a sound site builds', async () => {
  const {passed, output} = await build({});
  expect(output).toContain('Generated static files');
  expect(passed).toBe(true);
}, 120_000);
