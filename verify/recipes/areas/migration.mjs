// @ts-check
// What readers do to a site that comes from an older version. Each recipe has a page in docs/v2.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {gitAsJane, part, stylesOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'migration/v3';

export const build = 'npm run build -- --dev';

export const completePages = [page];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: 'before',
    result: 'finds the Markdown files that version 3 cannot read',
    paste: () => {},
    check: async ({command, failure, write}) => {
      write('../old-docs/docs/broken.md', 'Send {a: 1} to us.');
      write('../old-docs/docs/works.md', 'Send \\{a: 1} to us.');
      const output = await failure(`cd ../old-docs && npm_config_yes=true ${command()}`);
      expect(output).toContain('docs/broken.md');
      expect(output).not.toContain('docs/works.md');
    },
  },
  {
    page,
    heading: 'packages',
    result: 'has the packages of a new site',
    paste: ({read, sample}) => {
      const site = JSON.parse(read('package.json'));
      for (const words of ['typescript', '"@docusaurus/types"']) {
        const {dependencies, devDependencies, ...others} = JSON.parse(
          sample('package.json', words),
        );
        // New sites of some releases get these types with other packages.
        delete devDependencies['@types/react'];
        expect(site).toMatchObject({dependencies, devDependencies, ...others});
      }
    },
    check: () => {},
  },
  {
    page,
    heading: 'mdx-format',
    result: 'reads files as CommonMark, by front matter and by extension',
    paste: ({configure, paste, write}) => {
      configure(config);
      paste('docs/generated.md');
      write('docs/v2/extension.md', 'Values {in braces}, 3 <5, and <br> are here.');
    },
    check: ({text, html}) => {
      for (const route of ['/docs/generated', '/docs/v2/extension']) {
        expect(text(route)).toMatch(/Values \{in braces\}, 3 &lt;5, and\s+(?:are|is)/u);
        expect(html(route)).toMatch(/and <br\/?>/u);
      }
    },
  },
  {
    page,
    heading: 'mdx-braces',
    result: 'sees braces',
    paste: ({sample, write}) => write('docs/v2/braces.mdx', sample('Version 3')),
    check: ({text}) => {
      const sentence = 'Send {a: 1} to /users/{id}, or use code: {a: 1}.';
      // The minifier of Docusaurus Faster doesn't escape quotes, which `html` removes.
      expect(text('/docs/v2/braces').replaceAll('&quot;', '')).toContain(sentence);
    },
  },
  {
    page,
    heading: 'mdx-html',
    result: 'sees text in HTML elements, and can open a text',
    paste: ({sample, block, write}) =>
      write('docs/v2/html.mdx', `${sample('Version 3')}\n\n${block('<details>')}`),
    check: async ({open}) => {
      const tab = await open('/docs/v2/html');
      const boxes = tab.locator('article .markdown > div');
      expect(await boxes.allInnerTexts()).toEqual(['hello', 'hello']);
      const hidden = tab.locator('details strong');
      expect(await hidden.isVisible()).toBe(false);
      await tab.locator('summary').click();
      await hidden.waitFor();
    },
  },
  {
    page,
    heading: 'mdx-between-tags',
    result: 'sees paragraphs that aren’t nested',
    paste: ({block, write}) => write('docs/v2/tags.mdx', block('<p>One line')),
    check: async ({open}) => {
      const article = (await open('/docs/v2/tags')).locator('article .markdown');
      expect(await article.locator('p').allInnerTexts()).toEqual([
        'One line of text.',
        'A paragraph in Markdown.',
      ]);
      expect(await article.locator('.lead strong').innerText()).toBe('Markdown');
    },
  },
  {
    page,
    heading: 'mdx-components',
    result: 'uses a component on all pages',
    paste: ({paste, write}) => {
      paste('src/theme/MDXComponents/index.tsx');
      write(
        'src/components/Highlight.tsx',
        'import type {ReactNode} from "react";\n' +
          'export default ({children}: {children: ReactNode}) => <mark>{children}</mark>;',
      );
      write('docs/v2/components.mdx', 'A <Highlight>word</Highlight>.');
    },
    check: ({html}) => expect(html('/docs/v2/components')).toContain('<mark>word</mark>'),
  },
  {
    page,
    heading: 'mdx-autolinks',
    result: 'gets links to a site and to a mailbox',
    paste: ({sample, write}) => write('docs/v2/links.mdx', sample('Version 3')),
    check: async ({open}) => {
      const links = (await open('/docs/v2/links')).locator('article .markdown a');
      const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(urls).toEqual(['https://example.com/guide', 'mailto:me@example.com']);
    },
  },
  {
    page,
    heading: 'mdx-indented-code',
    result: 'finds indented code, and gets a code block',
    paste: ({sample, write}) => {
      write('docs/v2/fenced.mdx', sample('Version 3'));
      write('docs/v2/indented.mdx', sample('Version 2'));
    },
    check: async ({command, open, run}) => {
      const code = (await open('/docs/v2/fenced')).locator('article pre');
      expect(await code.innerText()).toContain('npm install');
      expect(await run([command()])).toContain('docs/v2/indented.mdx:3:    npm install');
    },
  },
  {
    page,
    heading: 'mdx-esm',
    result: 'imports a component',
    paste: ({sample, write}) => {
      write('docs/v2/esm.mdx', sample('docs/intro.mdx'));
      write('src/components/Hint.tsx', 'export default () => <em>A hint.</em>;');
    },
    check: ({html}) => expect(html('/docs/v2/esm')).toContain('<em>A hint.</em>'),
  },
  {
    page,
    heading: 'mdx-heading-ids',
    result: 'has an ID in each heading',
    install: ({command}) => [command()],
    paste: ({write}) => write('docs/v2/ids.mdx', '## :rocket: Launch\n\n## Own {#mine}'),
    check: ({html}) => {
      expect(html('/docs/v2/ids')).toMatch(/<h2[^>]*id=rocket-launch[\s\S]*<h2[^>]*id=mine/u);
    },
  },
  {
    page,
    heading: 'mdx-admonitions',
    result: 'sees a title in brackets',
    paste: ({block, write}) => write('docs/v2/boxes.mdx', block(':::tip[Before')),
    check: async ({open}) => {
      const box = (await open('/docs/v2/boxes')).locator('.theme-admonition-tip');
      expect(await box.innerText()).toMatch(/before you start\s+Install Node\.js\./iu);
    },
  },
  {
    page,
    heading: 'mdx-compat',
    result: 'no longer gets a title without brackets, and still heading IDs',
    paste: ({configure, write}) => {
      configure(config);
      write('docs/v2/compat.mdx', '## Part {#own-id}\n\n:::tip Old title\n\nText.\n\n:::');
    },
    check: async ({open}) => {
      const tab = await open('/docs/v2/compat');
      expect(await tab.locator('h2#own-id').count()).toBe(1);
      expect(await tab.locator('.theme-admonition-tip').count()).toBe(0);
    },
  },
  {
    page,
    heading: 'mdx-preprocessor',
    result: 'reads generated files with HTML',
    paste: ({configure, write}) => {
      configure(config);
      write('docs/generated/api.mdx', 'One<br>two, see <https://example.com/api>.');
    },
    check: async ({open}) => {
      const text = (await open('/docs/generated/api')).locator('article p');
      expect(await text.innerText()).toBe('One\ntwo, see https://example.com/api.');
      expect(await text.locator('a').getAttribute('href')).toBe('https://example.com/api');
    },
  },
  {
    page,
    heading: 'markdown-plugins',
    result: 'renders math',
    install: () => ['npm install remark-math@6 rehype-katex@7'],
    paste: ({configure, write}) => {
      configure(config);
      write('docs/v2/math.mdx', 'A circle: $\\pi r^2$.');
    },
    check: ({html}) => expect(html('/docs/v2/math')).toContain('class=katex'),
  },
  {
    page,
    heading: 'own-plugins',
    result: 'sees a key made by a plugin',
    install: () => ['npm install unist-util-visit@5 @types/mdast mdast-util-mdx-jsx'],
    paste: ({paste, declare, setPluginOptions, write}) => {
      paste('src/remark/keys.ts');
      declare("import remarkKeys from './src/remark/keys';");
      setPluginOptions('docs', 'remarkPlugins: [remarkKeys],');
      write('docs/v2/keys.mdx', 'Press `key:Esc`.');
    },
    check: ({html}) => expect(html('/docs/v2/keys')).toContain('<kbd>Esc</kbd>'),
  },
  {
    page,
    heading: 'react',
    result: 'reads full error messages in the console',
    paste: ({write}) =>
      write(
        'src/pages/mismatch.tsx',
        'export default () => <p>{typeof window === "undefined" ? "server" : "browser"}</p>;',
      ),
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      const message = tab.waitForEvent('console', (it) => it.text().includes('Hydration failed'));
      await tab.goto(tab.url().replace('docs/intro', 'mismatch'));
      expect((await message).type()).toBe('error');
    },
  },
  {
    page,
    heading: 'typescript',
    result: 'has no type errors',
    install: ({command}) => [command()],
    paste: ({paste}) => paste('tsconfig.json'),
    check: async ({run}) => {
      await run(['npx tsc']);
    },
  },
  {
    page,
    heading: 'code-blocks',
    result: 'sees colors in shell code, in both modes',
    paste: ({configure, write}) => {
      configure(config);
      write('docs/v2/shell.mdx', '```bash\nnpm install # Comment\n```');
    },
    check: async ({look}) => {
      /** @type {Set<string>} */
      const colors = new Set();
      await look('/docs/v2/shell', async (tab) => {
        const [comment = ''] = await stylesOf(tab, 'article .token.comment', 'color');
        expect(await stylesOf(tab, 'article pre', 'color')).not.toEqual([comment]);
        colors.add(comment);
      });
      expect(colors.size).toBe(2);
    },
  },
  {
    page,
    heading: 'admonition-types',
    result: 'has boxes of the new types',
    paste: ({command, write}) => {
      write('rename-types.sh', command());
      write(
        'docs/v2/types.mdx',
        ':::warning\n\nRed\n\n:::\n\n::::caution[Title]\n\nYellow\n\n::::',
      );
    },
    install: () => ['bash -e rename-types.sh'],
    check: async ({look, site}) => {
      await look('/docs/v2/types', async (tab) => {
        const boxes = tab.locator('.theme-admonition');
        expect(await boxes.count()).toBe(2);
        expect(await boxes.nth(0).getAttribute('class')).toContain('alert--danger');
        expect(await boxes.nth(1).getAttribute('class')).toContain('alert--warning');
      });
      expect(existsSync(path.join(site, 'docs/v2/types.mdx.bak'))).toBe(false);
    },
  },
  {
    page,
    heading: 'docs',
    result: 'has sidebars without the prefix',
    paste: ({paste, write}) => {
      paste('scripts/strip-version-prefix.mjs');
      const old = {'version-1.0.0/docs': {Start: ['version-1.0.0/intro']}};
      write('versioned_sidebars/version-1.0.0-sidebars.json', JSON.stringify(old, null, 2));
    },
    check: async ({command, read, run}) => {
      await run([command()]);
      const sidebars = JSON.parse(read('versioned_sidebars/version-1.0.0-sidebars.json'));
      expect(sidebars).toEqual({docs: {Start: ['intro']}});
    },
  },
  {
    page,
    heading: 'blog',
    result: 'has all posts in the feed',
    paste: ({configure, write}) => {
      configure(config);
      for (let day = 1; day <= 25; day++) {
        write(
          `blog/2024-01-${String(day).padStart(2, '0')}.mdx`,
          `# Day ${day}\n\n{/* truncate */}`,
        );
      }
    },
    check: ({read}) => {
      expect(read('build/blog/rss.xml').match(/<item>/gu)?.length).toBeGreaterThan(25);
    },
  },
  {
    page,
    heading: 'theme',
    result: 'compares an own component with the new original',
    paste: ({write}) =>
      write('src/theme/NotFound/index.tsx', 'export {default} from "@theme-original/NotFound";'),
    check: async ({command, run}) => {
      const commit = ['git init -q -b main', 'git add src', `${gitAsJane} commit -qm Start`];
      const output = await run([...commit, command()]);
      expect(part(output, /diff --git a\/\S+/u)).toContain('src/theme/NotFound/index.tsx');
      expect(output).toContain('-export {default} from');
      await run(['git checkout -q src', 'rm -rf .git']);
    },
  },
];
