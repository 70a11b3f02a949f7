// @ts-check
// What readers do with the components of the theme.
import {expect} from 'vitest';
import {gitAsJane, stylesOf} from '../kit.mjs';

const page = 'swizzling';
const footer = 'src/theme/Footer/index.tsx';
const copyright = 'src/theme/Footer/Copyright/index.tsx';
const docFooter = 'src/theme/DocItem/Footer/index.tsx';

/** Code without comments and spaces. */
const bare = (/** @type {string} */ code) =>
  code.replaceAll(/\{?\/\*[\s\S]*?\*\/\}?|\/\/.*|\s/gu, '');

export const completePages = [page];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: '',
    result: 'adds a line above the footer',
    paste: async ({run, command, read, write, paste}) => {
      await run(command());
      write('generated-footer.tsx', read(footer));
      paste(footer);
    },
    check: async ({look, read, sample}) => {
      const added = '<p className="container">Thanks for reading!</p>';
      expect(bare(read('generated-footer.tsx'))).toBe(bare(sample(footer).replace(added, '')));
      await look('/docs/intro', async (tab) => {
        const line = await tab.getByText('Thanks for reading!').boundingBox();
        const box = await tab.locator('.theme-layout-footer').boundingBox();
        expect(Number(line?.y) + Number(line?.height)).toBeLessThanOrEqual(Number(box?.y));
        expect(line?.x).toBeGreaterThanOrEqual(0);
      });
    },
  },
  {
    page,
    heading: 'eject',
    result: 'adds a link to the copyright notice',
    paste: async ({run, command, read, write, paste}) => {
      await run(command());
      write('generated-copyright.tsx', read(copyright));
      paste(copyright);
    },
    check: async ({look, read, origin}) => {
      expect(read('generated-copyright.tsx')).toContain('footer__copyright');
      await look('/docs/intro', async (tab) => {
        await tab.locator('.footer__copyright').getByRole('link', {name: 'Blog'}).click();
        await tab.waitForURL(`${origin}/blog`);
      });
    },
  },
  {
    page,
    heading: 'find',
    result: 'sees the components and how safe they are',
    paste: () => {},
    check: async ({run, command}) => {
      const list = await run([command()], {NO_COLOR: '1'});
      expect(list).toMatch(/Footer\/Copyright .* Safe/u);
      expect(list).toMatch(/Navbar\/Logo .* Unsafe/u);
      expect(list).toMatch(/NavbarItem\/ComponentTypes .*Forbidden/u);
    },
  },
  {
    page,
    heading: 'wrap-condition',
    result: 'adds something to some docs and to single posts',
    paste: ({paste, write}) => {
      paste(docFooter);
      paste('src/theme/BlogPostItem/Footer/index.tsx');
      write('src/components/Comments.tsx', 'export default () => <p>All comments</p>;');
    },
    check: ({text}) => {
      const link = 'Finished the tutorial? Read our blog.';
      expect(text('/docs/tutorial-basics/create-a-page')).toContain(link);
      expect(text('/docs/intro')).not.toContain(link);
      expect(text('/blog/welcome')).toContain('All comments');
      expect(text('/blog')).not.toContain('All comments');
    },
  },
  {
    page,
    heading: 'wrap-props',
    result: 'sees a title on commands that have none',
    paste: ({paste, write}) => {
      paste('src/theme/CodeBlock/index.tsx');
      const blocks = ['bash', 'bash title="setup.sh"', 'js'].map(
        (info) => `\`\`\`${info}\nrun\n\`\`\``,
      );
      write('docs/commands.md', `# Commands\n\n${blocks.join('\n\n')}`);
    },
    check: ({look}) =>
      look('/docs/commands', async (tab) => {
        const titles = tab.locator('article [class*="codeBlockTitle"]');
        expect(await titles.allInnerTexts()).toEqual(['Terminal', 'setup.sh']);
      }),
  },
  {
    page,
    heading: 'wrap-hide',
    result: 'hides the footer on one page',
    paste: ({sample, write, addPlugins}) => {
      // The site has a footer of its own already, so this one is a theme's.
      const code = sample(footer).replace('@theme-original', '@theme-init');
      write('src/hidden-footer/Footer/index.tsx', code);
      const theme = "name: 'hidden-footer', getThemePath: () => './src/hidden-footer'";
      addPlugins(`() => ({${theme}})`);
    },
    check: async ({html, open}) => {
      expect(html('/markdown-page')).not.toContain('theme-layout-footer');
      expect(html('/docs/intro')).toContain('theme-layout-footer');
      const tab = await open('/docs/intro');
      await tab.locator('.navbar').getByRole('link', {name: 'My Site'}).click();
      await tab.locator('.theme-layout-footer').waitFor();
    },
  },
  {
    page,
    heading: 'mdx-components',
    result: 'uses a component in Markdown without an import',
    paste: ({paste, write}) => {
      paste('src/theme/MDXComponents.tsx');
      const use = '<Highlight color="#25c2a0">Docusaurus green</Highlight>';
      for (const file of ['docs/green.md', 'src/pages/green.md', 'blog/2026-02-03-green.md']) {
        write(file, `# Green\n\n${use}\n\n{/* truncate */}`);
      }
    },
    check: async ({look, text}) => {
      expect(text('/green')).toContain('Docusaurus green');
      expect(text('/blog/2026/02/03/green')).toContain('Docusaurus green');
      await look('/docs/green', async (tab) => {
        const colors = await stylesOf(tab, 'article span[style]', 'background-color', 'color');
        expect(colors).toEqual(['rgb(37, 194, 160)', 'rgb(255, 255, 255)']);
      });
    },
  },
  {
    page,
    heading: 'root',
    result: 'keeps a cart while readers go to other pages',
    paste: ({paste, write}) => {
      paste('src/theme/Root.tsx');
      paste('src/context/cart.tsx');
      const imports =
        "import {useContext} from 'react';\nimport {CartContext} from '../context/cart';";
      const button =
        '<button onClick={() => setItems([...items, "tea"])}>{items.length} items</button>';
      const component = `export default function Cart() {\n  const [items, setItems] = useContext(CartContext);\n  return ${button};\n}`;
      write('src/components/Cart.tsx', `${imports}\n\n${component}`);
      for (const doc of ['cart', 'cart-too']) {
        const use = "import Cart from '@site/src/components/Cart';\n\n<Cart />";
        write(`docs/${doc}.mdx`, `# Page ${doc}\n\n${use}`);
      }
    },
    check: async ({open}) => {
      const tab = await open('/docs/cart');
      await tab.getByRole('button', {name: '0 items'}).click();
      await tab.getByRole('button', {name: '1 items'}).waitFor();
      await tab.locator('.menu__link[href="/docs/cart-too"]').click();
      await tab.getByRole('heading', {name: 'Page cart-too'}).waitFor();
      await tab.getByRole('button', {name: '1 items'}).waitFor();
    },
  },
  {
    page,
    heading: 'updates',
    result: 'sees the changes in a component after ejecting it again, and restores them',
    paste: () => {},
    check: async ({run, command, read}) => {
      const own = read(copyright);
      await run(['git init -q', 'git add src', `${gitAsJane} commit -qm Start`, command(0)]);
      expect(await run([command(1)])).toMatch(/^-.*<Link.*\bto="\/blog"/mu);
      await run(['yes | git checkout -p src/theme || true', 'rm -rf .git']);
      expect(read(copyright)).toBe(own);
    },
  },
  {
    page,
    heading: 'command',
    result: 'swizzles with arguments, over existing files',
    paste: () => {},
    check: async ({run, command, read}) => {
      await run([command(1)]);
      expect(bare(read(copyright))).toBe(bare(read('generated-copyright.tsx')));
      expect(read(docFooter)).toContain("from '@theme-original/DocItem/Footer'");
      expect(read(docFooter)).not.toContain('Finished the tutorial?');
    },
  },
];
