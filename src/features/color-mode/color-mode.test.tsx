import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import siteStorage from '@generated/site-storage';
import {screen} from '@testing-library/react';
import Navbar from '@theme/Navbar';
import path from 'node:path';
import React from 'react';
import {describe, expect, it, vi} from 'vitest';
import {readInlineScript} from '../../framework/security/inline-scripts';
import {renderPage} from '../../testing/render-page';

type System = 'light' | 'dark';

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
  return renderPage('/', <Navbar />, {themeConfig: {colorMode}});
}

const toggle = () => screen.getByRole('button', {name: /^Switch between dark and light mode/u});
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
        expect(toggle()).toHaveAccessibleName(new RegExp(`currently ${choice} mode`, 'u'));
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

describe('what the theme leaves out', () => {
  const {dataset} = document.documentElement;
  const run = () =>
    window.eval(readInlineScript(path.resolve(import.meta.dirname, 'complete-color-mode.js')));

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
