// @ts-check
// What readers do with the theme configuration.
import {expect} from 'vitest';
import {navbarOf, openMenu, part, stylesOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

const page = 'api/themes/theme-configuration';

const switchMode = async (
  /** @type {import('../kit.mjs').Tab} */ tab,
  /** @type {number} */ width,
) => {
  await openMenu(tab, width);
  const button = tab.getByRole('button', {name: /Switch between dark and light/u});
  await button.filter({visible: true}).click();
};

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: 'announcement-bar',
    result: 'gets a bar whose close button has the color of the text',
    paste: ({sample, setThemeOptions, append}) => {
      setThemeOptions(sample(config).replace('/blog/version-2', '/blog'));
      append(css);
    },
    check: ({look}) =>
      look('/docs/intro', async (tab) => {
        const bar = '.theme-announcement-bar';
        const [text = ''] = await stylesOf(tab, bar, 'color');
        expect(await stylesOf(tab, `${bar} .close`, 'color', 'opacity')).toEqual([text, '1']);
        expect(await stylesOf(tab, bar, 'background-color')).not.toEqual([text]);
      }),
  },
  {
    page,
    heading: 'navbar-custom',
    result: 'gets an item that looks like the others, in the navbar or in the menu',
    paste: ({sample, paste, replace}) => {
      const item = part(sample(config), /items: \[(\{.*\})\]/u);
      const blog = "{to: '/blog', label: 'Blog', position: 'left'},";
      replace(config, blog, `${blog}\n${item},`);
      paste('src/components/StatusNavbarItem.tsx');
      paste('src/theme/NavbarItem/ComponentTypes.tsx');
    },
    check: ({look}) =>
      look('/docs/intro', async (tab, width) => {
        const isSmall = width < 997;
        const place = isSmall ? '.navbar-sidebar' : '.navbar__items';
        if (isSmall) {
          expect(await tab.getByRole('button', {name: 'Status'}).count()).toBe(0);
        }
        const item = (await navbarOf(tab, width)).getByRole('button', {name: 'Status'});
        await item.waitFor();
        const [mine, other] = [`${place} button:text("Status")`, `${place} a[href="/blog"]`];
        const properties = ['color', 'font-family', 'font-size', 'background-color'];
        expect(await stylesOf(tab, mine, ...properties)).toEqual(
          await stylesOf(tab, other, ...properties),
        );
        await item.click();
        expect(await item.innerText()).toContain('all systems operational');
      }),
  },
  {
    page,
    heading: '',
    result: 'sees the navbar, the footer, and code as configured',
    paste: ({configure, read, write}) => {
      configure(config);
      write('docs/theme-start.mdx', '```js\nconst a = 1;\n```');
      // All recipes share the navbar, so their items need several lines.
      const lines = '.navbar { height: auto; } .navbar__inner, .navbar__items { flex-wrap: wrap; }';
      write(css, `${read(css)}\n${lines}`);
    },
    check: ({look}) =>
      look('/docs/theme-start', async (tab, width, isDark) => {
        const [background] = await stylesOf(tab, 'article pre', 'background-color');
        expect(background).toBe(isDark ? 'rgb(40, 42, 54)' : 'rgb(246, 248, 250)');
        expect(await tab.locator('.footer__copyright').innerText()).toMatch(
          /^© \d{4} My Company$/u,
        );
        const links = (await navbarOf(tab, width)).locator('a[href$="my-org/my-website"]');
        expect(await links.first().innerText()).toMatch(/^GitHub/u);
      }),
  },
  {
    page,
    heading: 'color-mode',
    result: 'sees the mode of the system, or a chosen one',
    paste: ({configure}) => configure(config),
    check: ({look}) =>
      look('/docs/intro', async (tab, width, isDark) => {
        const html = tab.locator('html');
        expect(await html.getAttribute('data-theme')).toBe(isDark ? 'dark' : 'light');
        await tab.goto(`${tab.url()}?docusaurus-theme=${isDark ? 'light' : 'dark'}`);
        expect(await html.getAttribute('data-theme')).toBe(isDark ? 'light' : 'dark');
        await tab.goto(tab.url().replace(/\?.*/u, ''));
        expect(await html.getAttribute('data-theme-choice')).toBe('system');
        await switchMode(tab, width);
        await tab.reload();
        expect(await html.getAttribute('data-theme')).toBe('light');
      }),
  },
  {
    page,
    heading: 'color-mode-css',
    result: 'styles each mode, and the choice of the system',
    paste: ({append, write}) => {
      append(css);
      write('docs/theme-modes.mdx', '<p className="system-hint">Your system chooses.</p>');
    },
    check: ({look}) =>
      look('/docs/theme-modes', async (tab, width, isDark) => {
        const [color] = await stylesOf(tab, 'html', '--my-panel-color');
        expect(color).toBe(isDark ? '#16202a' : '#eef3f8');
        expect(await tab.locator('.system-hint').isVisible()).toBe(true);
        await switchMode(tab, width);
        expect(await tab.locator('.system-hint').isVisible()).toBe(false);
      }),
  },
  {
    page,
    heading: 'image',
    result: 'sets the social card',
    paste: ({configure}) => configure(config),
    check: ({html, read}) => {
      const tag = (/** @type {string} */ name) =>
        part(html('/docs/intro'), new RegExp(`${name} content=([^\\s>]+)`, 'u'));
      const url = new URL(tag('og:image'));
      expect(tag('twitter:image')).toBe(url.href);
      expect(read(`build${url.pathname}`).length).toBeGreaterThan(1000);
    },
  },
  {
    page,
    heading: 'metadata',
    result: 'adds tags to every page, which a page can override',
    paste: ({configure, write}) => {
      configure(config);
      const tag = '<head>\n  <meta name="twitter:card" content="player" />\n</head>';
      write('docs/theme-metadata.mdx', `${tag}\n\n# Metadata`);
    },
    check: ({html}) => {
      expect(html('/docs/intro')).toMatch(/name=twitter:card content=summary[\s/>]/u);
      expect(html('/docs/intro')).toMatch(/theme-color/u);
      expect(html('/docs/theme-metadata')).toMatch(/name=twitter:card content=player/u);
      expect(html('/docs/theme-metadata')).not.toMatch(/name=twitter:card content=summary[\s/>]/u);
    },
  },
  {
    page,
    heading: 'docs',
    result: 'can hide the sidebar, where only one category is open',
    paste: ({configure}) => configure(config, 'hideable'),
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-basics/create-a-page');
      const menu = tab.locator('.theme-doc-sidebar-menu');
      const isOpen = (/** @type {string} */ name) =>
        menu.getByRole('link', {name, exact: true}).isVisible();
      expect(await isOpen('Create a Page')).toBe(true);
      await menu.getByText('Tutorial - Extras').click();
      await menu.getByRole('link', {name: 'Translate your site'}).waitFor();
      await expect.poll(() => isOpen('Create a Page')).toBe(false);
      await tab.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
      await expect.poll(() => menu.isVisible()).toBe(false);
      await tab.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
      await menu.waitFor();
    },
  },
  {
    page,
    heading: 'blog',
    result: 'sees posts without years in the sidebar',
    paste: ({configure}) => configure(config, 'groupByYear'),
    check: async ({open}) => {
      const sidebar = (await open('/blog')).locator('aside nav');
      const text = await sidebar.innerText();
      expect(text).toContain('Welcome');
      expect(text).not.toMatch(/^20\d\d$/mu);
    },
  },
  {
    page,
    heading: 'table-of-contents',
    result: 'sees more levels of headings',
    paste: ({configure, extension, sample, write}) => {
      configure(config);
      const headings = '## Two\n\n### Three\n\n#### Four\n\n##### Five';
      write('docs/theme-toc.mdx', `# Levels\n\n${headings}`);
      write('docs/theme-toc-more.mdx', `${sample(`docs/intro.${extension}`)}\n\n${headings}`);
    },
    check: async ({open}) => {
      const entries = async (/** @type {string} */ page) =>
        (await open(page)).locator('.theme-doc-toc-desktop a').allInnerTexts();
      expect(await entries('/docs/theme-toc')).toEqual(['Two', 'Three', 'Four']);
      expect(await entries('/docs/theme-toc-more')).toEqual(['Two', 'Three', 'Four', 'Five']);
    },
  },
  {
    page,
    heading: 'navbar',
    result: 'sees a logo for each mode in a navbar that scrolls away',
    paste: ({configure, write}) => {
      configure(config, 'hideOnScroll');
      write(
        'static/img/logo-dark.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      );
      write('docs/theme-long.mdx', 'A paragraph.\n\n'.repeat(100));
    },
    check: ({look}) =>
      look('/docs/theme-long', async (tab, width, isDark) => {
        const logo = tab.locator('.navbar__logo img').filter({visible: true}).first();
        expect(await logo.getAttribute('src')).toBe(`/img/logo${isDark ? '-dark' : ''}.svg`);
        const navbar = tab.locator('.navbar');
        const bottom = async () => {
          const box = await navbar.boundingBox();
          return Number(box?.y) + Number(box?.height);
        };
        expect(await bottom()).toBeGreaterThan(0);
        for (const y of [200, 400, 800]) {
          await tab.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
          await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        }
        await expect.poll(bottom).toBeLessThanOrEqual(0);
        expect(width).toBeGreaterThan(0);
      }),
  },
  {
    page,
    heading: 'navbar-link',
    result: 'gets links of each kind',
    paste: ({configure, write}) => {
      configure(config);
      write('static/api/index.html', '<h1>The API</h1>');
    },
    check: ({look}) =>
      look('/docs/intro', async (tab, width) => {
        const navbar = await navbarOf(tab, width);
        const link = (/** @type {string} */ name) => navbar.getByRole('link', {name, exact: true});
        const classOf = (/** @type {string} */ name) => link(name).getAttribute('class');
        expect(await classOf('Docs')).toMatch(/link--active/u);
        expect(await classOf('Home')).not.toMatch(/link--active/u);
        expect(await navbar.getByRole('link', {name: /^Status/u}).getAttribute('target')).toBe(
          '_blank',
        );
        expect(await link('GitHub repository').count()).toBe(1);
        await navbar.getByRole('link', {name: /^API/u}).click();
        await tab.getByRole('heading', {name: 'The API'}).waitFor();
      }),
  },
  {
    page,
    heading: 'navbar-dropdown',
    result: 'gets a dropdown, or a category in the menu',
    paste: ({configure, write}) => {
      configure(config);
      write('src/pages/community/support.md', '# Support page');
      write('src/pages/community/team.md', '# Team page');
    },
    check: ({look}) =>
      look('/docs/intro', async (tab, width) => {
        const navbar = await navbarOf(tab, width);
        await navbar.getByText('Community', {exact: true}).click();
        await navbar.locator('hr').filter({visible: true}).waitFor();
        await navbar.getByRole('link', {name: 'Team', exact: true}).click();
        await tab.getByRole('heading', {name: 'Team page', level: 1}).waitFor();
      }),
  },
  ...[
    {heading: 'navbar-doc-link', label: 'Create a Page', target: /create-a-page$/u},
    {heading: 'navbar-doc-sidebar', label: 'Tutorial', target: /intro$/u},
  ].map(({heading, label, target}) => {
    /** @type {import('../kit.mjs').Recipe} */
    const recipe = {
      page,
      heading,
      result: 'gets a link that is active in its sidebar',
      paste: ({configure}) => configure(config, '', (code) => code.replace(label, heading)),
      check: ({look}) =>
        look('/docs/tutorial-extras/translate-your-site', async (tab, width) => {
          const link = (await navbarOf(tab, width)).getByRole('link', {name: heading});
          expect(await link.getAttribute('class')).toMatch(/link--active/u);
          await link.click();
          await tab.waitForURL(target);
        }),
    };
    return recipe;
  }),
  {
    page,
    heading: 'navbar-search',
    result: 'finds the search box before an item',
    paste: ({configure, write}) => {
      configure(config);
      const code = 'export default () => <input type="search" aria-label="Search" size={5} />;';
      write('src/theme/SearchBar/index.jsx', code);
    },
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      const box = await tab
        .locator('.navbar__items')
        .first()
        .getByRole('searchbox')
        .first()
        .boundingBox();
      const blog = tab
        .locator('.navbar__items--right')
        .getByRole('link', {name: 'Blog', exact: true});
      expect(Number(box?.x)).toBeLessThan(Number((await blog.boundingBox())?.x));
    },
  },
  {
    page,
    heading: 'navbar-html',
    result: 'gets a link in HTML',
    paste: ({configure, write}) => {
      configure(config);
      write('src/pages/changelog.md', '# The changelog');
    },
    check: ({look}) =>
      look('/docs/intro', async (tab, width) => {
        await (await navbarOf(tab, width)).getByRole('link', {name: 'v2.0'}).click();
        await tab.getByRole('heading', {name: 'The changelog'}).waitFor();
      }),
  },
  {
    page,
    heading: 'code-blocks',
    result: 'sees Java in colors',
    paste: ({configure, write}) => {
      configure(config, 'additionalLanguages');
      write('docs/theme-java.mdx', '```java\npublic class A { int a = 1; }\n```');
    },
    check: ({look}) =>
      look('/docs/theme-java', async (tab) => {
        expect(await tab.locator('article pre .token.keyword').first().innerText()).toBe('public');
        const [keyword] = await stylesOf(tab, 'article pre .token.keyword', 'color');
        expect(await stylesOf(tab, 'article pre', 'color')).not.toEqual([keyword]);
      }),
  },
  {
    page,
    heading: 'prism-languages',
    result: 'sees a language that Prism doesn’t include in colors',
    paste: ({paste, write}) => {
      paste('src/theme/prism-include-languages.ts');
      write('docs/theme-recipe.mdx', '```recipe\nmix 2.5 eggs -- gently\n```');
    },
    check: ({look}) =>
      look('/docs/theme-recipe', async (tab) => {
        const tokens = await tab.locator('article pre .token:not(.plain)').allInnerTexts();
        expect(tokens).toEqual(['mix', '2.5', '-- gently']);
        const colors = await tab
          .locator('article pre .token')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
        expect(new Set(colors).size).toBeGreaterThan(2);
      }),
  },
  {
    page,
    heading: 'prism-magic-comments',
    result: 'sees a removed line in another color',
    paste: ({configure, sample, append, write}) => {
      configure(config);
      append(css);
      write('docs/theme-comments.md', sample('docs/example.md'));
    },
    check: ({look}) =>
      look('/docs/theme-comments', async (tab) => {
        const marked = tab.locator('article .theme-code-block-highlighted-line');
        const lines = (await marked.allInnerTexts()).map((line) => line.trim());
        expect(lines).toEqual(['const greeting = `Hello, ${name}!`;', 'console.log(name);']);
        const [, removed] = await marked.evaluateAll((all) =>
          all.map((line) => getComputedStyle(line).backgroundColor),
        );
        expect(removed).toBe('rgba(248, 81, 73, 0.25)');
      }),
  },
  {
    page,
    heading: 'footer',
    result: 'sees columns, a logo, and a link in HTML',
    paste: ({configure}) => configure(config, 'rel="me"'),
    check: ({look}) =>
      look('/docs/intro', async (tab) => {
        const footer = tab.locator('.theme-layout-footer');
        const logo = await footer.getByRole('img', {name: 'My Company'}).boundingBox();
        expect(logo?.width).toBe(160);
        expect(await footer.locator('a[rel=me]').innerText()).toBe('Social');
        expect(await stylesOf(tab, 'footer a[rel=me]', 'color')).toEqual(
          await stylesOf(tab, 'footer a[href$="/docs/intro"]', 'color'),
        );
        expect(await footer.getAttribute('class')).toContain('footer--dark');
        await footer.getByRole('link', {name: 'Blog', exact: true}).last().click();
        await tab.waitForURL(/\/blog$/u);
      }),
  },
];
