import {lastVersion} from '../../support/versions';
import type {Reader, Target} from '../reader';
import type {Site} from '../site';

export type Behavior = {
  name: string;
  /** The route of the page. */
  at: string;
  /** What is seen needs React, so its code isn't held back. */
  needsCode?: true;
  act: (reader: Reader, site: Site) => Promise<void>;
  /** What is true afterwards, and stays true when React has started. */
  sees: (reader: Reader, site: Site) => Promise<void>;
  /** Problems that belong to it. */
  problems?: RegExp;
};

export const doc = `/docs/${lastVersion}/installation/`;
export const nothing = async () => {};

export const inSidebar = (selector: string, name: string): Target => [
  `nav[aria-label="Docs sidebar"] ${selector}`,
  name,
];

export const category = (name: string) => inSidebar('summary', `Pages in ${name}`);
export const tab = (name: string): Target => ['[role="tab"]', name];

export const isMode = (mode: 'light' | 'dark') => (reader: Reader) =>
  reader.until(`the page is ${mode}`, async () => {
    const theme = await reader.tab.run(() => document.documentElement.dataset.theme);
    return theme === mode;
  });

export const belowNavbar = async (reader: Reader, target: Target) => {
  await reader.until(`${target} is below the navbar`, async () => {
    const {y} = await reader.box(target);
    const bar = await reader.tab.run(
      () => document.querySelector('.navbar')!.getBoundingClientRect().bottom,
    );
    return y >= bar - 1 && y < 500;
  });
};
