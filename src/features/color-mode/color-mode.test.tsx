import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import {useColorMode} from '@docusaurus/theme-common';
import siteStorage from '@generated/site-storage';
import {screen} from '@testing-library/react';
import Navbar from '@theme/Navbar';
import path from 'node:path';
import React from 'react';
import {describe, expect, it, vi} from 'vitest';
import {runInlineScript} from '../../testing/inline-script';
import {renderPage} from '../../testing/render-page';

type System = 'light' | 'dark';

const run = () =>
  runInlineScript(path.resolve(import.meta.dirname, 'switch-color-mode.js'), {key: 'theme-test'});

/** Opens a page on such a system, with the script that runs before the first paint. */
function open(system: System, respectPrefersColorScheme: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query === `(prefers-color-scheme: ${system})`,
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList,
  );
  const colorMode = {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme,
  } as const;
  window.eval(getThemeInlineScript({colorMode, siteStorage}));
  run();
  return renderPage('/', <Navbar />, {themeConfig: {colorMode}});
}

/** The first one, because the menu of phones has another. */
const toggle = () =>
  screen.getAllByRole('button', {name: /^Switch between dark and light mode/u})[0]!;
const shown = () => document.documentElement.dataset.theme;
const stored = () => localStorage.getItem('theme-test');

describe.each<System>(['light', 'dark'])('on a %s system', (system) => {
  it(
    'the choice cycles through system, light and dark, and is saved',
    {tags: ['color-mode-cycle', 'color-mode-saved']},
    async () => {
      const {user} = open(system, true);
      for (const [choice, mode] of [
        ['system', system],
        ['light', 'light'],
        ['dark', 'dark'],
        ['system', system],
      ] as const) {
        expect(document.documentElement.dataset.themeChoice).toBe(choice);
        expect(shown()).toBe(mode);
        expect(stored()).toBe(choice === 'system' ? null : choice);
        await user.click(toggle());
      }
    },
  );

  it(
    'light is the default if the system is ignored, and the toggle has two states',
    {tags: ['color-mode-toggle', 'color-mode-default']},
    async () => {
      const {user} = open(system, false);
      for (const mode of ['light', 'dark', 'light', 'dark']) {
        expect(shown()).toBe(mode);
        await user.click(toggle());
      }
    },
  );
});

it('diagrams follow a choice that the browser refuses to store', async () => {
  open('light', true);
  const Diagram = () => <p>Drawn in {useColorMode().colorMode} colors</p>;
  const {user} = renderPage('/', [<Navbar key="navbar" />, <Diagram key="diagram" />]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  for (const mode of ['light', 'dark']) {
    await user.click(screen.getAllByRole('button', {name: /^Switch/u}).at(-1)!);
    expect(screen.getByText(`Drawn in ${mode} colors`)).toBeInTheDocument();
  }
});

describe('what the theme leaves out', () => {
  const {dataset} = document.documentElement;
  it.each([
    ['system', 'dark'],
    ['light', 'light'],
  ])('before React, with the choice %s, a system that turns dark shows %s', (choice, shows) => {
    const system = Object.assign(new EventTarget(), {matches: false});
    vi.spyOn(window, 'matchMedia').mockReturnValue(system as never);
    run();
    Object.assign(dataset, {theme: 'light', themeChoice: choice});
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(shown()).toBe(shows);
  });

  it('the toolbar of a phone has the color of the chosen mode', async () => {
    document.head.innerHTML = `
      <meta name="theme-color" data-mode="light" media="(prefers-color-scheme: light)">
      <meta name="theme-color" data-mode="dark" media="(prefers-color-scheme: dark)">`;
    const media = () =>
      Array.from(document.head.querySelectorAll('meta'), (meta) => meta.getAttribute('media'));
    run();
    dataset.theme = 'dark';
    await vi.waitFor(() => expect(media()).toEqual(['not all', 'all']));
    dataset.theme = 'light';
    await vi.waitFor(() => expect(media()).toEqual(['all', 'not all']));
    document.head.replaceChildren();
  });
});
