import type {Reader} from '../reader';
import {type Behavior, belowNavbar, doc, nothing} from './common';

const longest = '/docs/api/docusaurus-config/';

const navbarIs = (reader: Reader, isHidden: boolean) =>
  reader.until(`the navbar is ${isHidden ? 'hidden' : 'in view'}`, async () => {
    const bottom = await reader.tab.run(
      () => document.querySelector('.navbar')!.getBoundingClientRect().bottom,
    );
    return bottom <= 0 === isHidden;
  });

/** Scrolls in steps, like a finger. */
async function scroll(reader: Reader, ...positions: number[]): Promise<void> {
  for (const position of positions) {
    await reader.tab.run((top) => scrollTo({top, behavior: 'instant'}), position);
    await reader.tab.run(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
}

export const places: Behavior[] = [
  {
    name: 'the navbar makes way on the way down, and comes back on the way up',
    at: longest,
    async act(reader) {
      await scroll(reader, 300, 600, 900);
      await navbarIs(reader, true);
      await scroll(reader, 800, 700);
    },
    sees: (reader) => navbarIs(reader, false),
  },
  {
    name: 'a jump within the page hides the navbar',
    at: longest,
    act: (reader) => reader.click(['.theme-doc-toc-desktop a', 'Markdown']),
    sees: (reader) => navbarIs(reader, true),
  },
  {
    name: 'the button leads back to the top',
    at: longest,
    async act(reader) {
      await scroll(reader, 1000, 1500, 1400, 1300);
      await reader.click(['button', 'Scroll back to top']);
    },
    sees: (reader) => reader.is('the page is at its top', () => scrollY === 0),
  },
  {
    name: 'a jump within the page ends below the navbar',
    at: doc,
    act: (reader) => reader.click(['.theme-doc-toc-desktop a', 'Requirements']),
    sees: (reader) => belowNavbar(reader, 'h2#requirements'),
  },
  {
    name: 'a far hash on the longest page is in view',
    at: `${longest}#markdown`,
    act: nothing,
    sees: (reader) => belowNavbar(reader, '#markdown'),
  },
  {
    name: 'a hash opens details that are closed',
    at: '/tests/pages/markdown-tests-mdx/#in-a-collapsed-part',
    needsCode: true,
    act: nothing,
    sees: (reader) =>
      reader.is('the details are open', () => {
        const target = document.querySelector(location.hash);
        return !!target?.closest('details')?.open && target.getClientRects().length > 0;
      }),
  },
  {
    name: 'Back returns to where the reader was',
    at: longest,
    async act(reader) {
      await reader.tab.run(() => scrollTo({top: 3000, behavior: 'instant'}));
      await reader.is('the page is scrolled', () => Math.abs(scrollY - 3000) < 50);
      await reader.tab.run(() => void (location.href = '/license/'));
      await reader.isAt('/license/');
      await reader.back();
    },
    async sees(reader) {
      await reader.isAt(longest);
      await reader.is('the scroll position is back', () => Math.abs(scrollY - 3000) < 100);
    },
  },
  {
    name: 'a page that is missing suggests others',
    at: '/docs/instalation/',
    needsCode: true,
    act: nothing,
    sees: (reader) => reader.sees(['main a', 'Installation']),
    problems: /^$/u,
  },
  {
    name: 'a page that crashes says so, and can be tried again',
    at: '/tests/pages/crashTest/',
    needsCode: true,
    act: (reader) => reader.click(['button', 'Crash this page']),
    sees: (reader) => reader.sees(['h1', 'This page crashed']),
    problems: /on purpose/u,
  },
  {
    name: 'the focus goes through the page in order, with an outline',
    at: doc,
    async act(reader) {
      await reader.press('Tab');
      await reader.isFocused('Skip to main content');
      await reader.press('Tab');
    },
    sees: (reader) =>
      reader.is('the outline is visible', () => {
        const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
        return (
          document.activeElement !== document.body &&
          outlineStyle !== 'none' &&
          parseFloat(outlineWidth) >= 1
        );
      }),
  },
  {
    name: 'the skip link leads to the content',
    at: doc,
    act: (reader) => reader.press('Tab', 'Enter', 'Tab'),
    sees: (reader) =>
      reader.is('the content has the focus', () => !!document.activeElement?.closest('main')),
  },
  {
    name: 'text at 200 % fits the window',
    at: doc,
    act: (reader) => reader.tab.run(() => void (document.documentElement.style.fontSize = '200%')),
    sees: (reader) =>
      reader.is('nothing is wider than the window', () => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth <= clientWidth;
      }),
  },
  {
    name: 'a diagram is shown',
    at: '/docs/markdown-features/diagrams/',
    act: nothing,
    sees: (reader) => reader.sees('main img[src*=".svg"], .docusaurus-mermaid-container svg'),
  },
  {
    name: 'a diagram is drawn in the browser',
    at: '/tests/pages/diagrams/',
    needsCode: true,
    act: (reader) => reader.hydrate(),
    sees: (reader) => reader.sees('.docusaurus-mermaid-container > svg'),
  },
  {
    name: 'the live editor runs its code',
    at: '/docs/markdown-features/code-blocks/#live-code',
    needsCode: true,
    async act(reader) {
      await reader.hydrate();
      await reader.tab.run(() =>
        document.querySelector('[data-drawn-by-code]')?.scrollIntoView({block: 'center'}),
      );
    },
    sees: (reader) => reader.sees('textarea, iframe[sandbox]'),
  },
];
