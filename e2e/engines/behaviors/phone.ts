import {lastVersion, olderVersion} from '../../support/versions';
import type {Target} from '../reader';
import {type Behavior, belowNavbar, doc, isMode} from './common';

const inMenu = (selector: string, name: string): Target => [
  `[role="dialog"][aria-label="Navigation"] ${selector}`,
  name,
];

const menuButton: Target = ['button', 'Toggle navigation bar'];
const closeMenu = inMenu('button', 'Close navigation bar');
const backToMain = inMenu('button', '← Back to main menu');
const contentsButton: Target = ['summary', 'On this page'];

export const phone: Behavior[] = [
  {
    name: 'the menu opens with the sidebar of the docs',
    at: doc,
    act: (reader) => reader.click(menuButton),
    async sees(reader) {
      await reader.sees(inMenu('a', 'Installation'));
      await reader.isFocused('Close navigation bar');
    },
  },
  {
    name: 'the menu leads back to the main menu',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(backToMain);
    },
    async sees(reader) {
      await reader.sees(inMenu('a', 'Showcase'));
      await reader.seesNo(inMenu('a', 'Installation'));
    },
  },
  {
    name: 'the menu closes with its button',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(closeMenu);
    },
    sees: (reader) => reader.seesNo(closeMenu),
  },
  {
    name: 'the menu closes with Escape, and the focus comes back',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.sees(closeMenu);
      await reader.press('Escape');
    },
    async sees(reader) {
      await reader.seesNo(closeMenu);
      await reader.isFocused('Toggle navigation bar');
    },
  },
  {
    name: 'Back closes the menu, and the page stays',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.hydrate();
      // Back can't stay on the first page of a visit.
      await reader.click(['nav[aria-label="Docs pages"] a', 'Next']);
      await reader.isAt(`/docs/${lastVersion}/configuration/`);
      await reader.click(menuButton);
      await reader.sees(closeMenu);
      await reader.back();
    },
    async sees(reader) {
      await reader.seesNo(closeMenu);
      await reader.isAt(`/docs/${lastVersion}/configuration/`);
    },
  },
  {
    name: 'a category in the menu opens',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(inMenu('summary', 'Pages in Guides'));
    },
    sees: (reader) => reader.sees(inMenu('a', 'Swizzling')),
  },
  {
    name: 'a link in the menu opens its page and closes the menu',
    at: doc,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(inMenu('a', 'Configuration'));
    },
    async sees(reader) {
      await reader.isAt(`/docs/${lastVersion}/configuration/`);
      await reader.seesNo(closeMenu);
    },
  },
  {
    name: 'a version in the menu opens its docs',
    at: '/blog/',
    needsCode: true,
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(backToMain);
      await reader.click(inMenu('summary', 'Versions'));
      await reader.click(inMenu('a', olderVersion));
    },
    sees: (reader) => reader.isAt(`/docs/${olderVersion}/`),
  },
  {
    name: 'a page without a sidebar has the main menu',
    at: '/showcase/',
    act: (reader) => reader.click(menuButton),
    sees: (reader) => reader.sees(inMenu('a', 'Blog')),
  },
  {
    name: 'the contents open, and lead to a heading',
    at: doc,
    async act(reader) {
      await reader.click(contentsButton);
      await reader.click(['a[href="#requirements"]', 'Requirements']);
    },
    sees: (reader) => belowNavbar(reader, 'h2#requirements'),
  },
  {
    name: 'the color mode changes in the menu',
    at: '/showcase/',
    async act(reader) {
      await reader.click(menuButton);
      await reader.click(inMenu('button', 'Switch between dark and light mode'));
      await isMode('light')(reader);
      await reader.click(inMenu('button', 'Switch between dark and light mode'));
    },
    sees: isMode('dark'),
  },
];
