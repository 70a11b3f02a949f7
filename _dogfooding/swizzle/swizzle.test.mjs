// @ts-check
import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {makeScratchSite} from '../scratch-site/make.mjs';
import {buildFailureOf, failureOf} from '../scratch-site/run.mjs';
import {swizzleSafeComponents} from './swizzle-themes.mjs';

/** Swizzling, type-checking and building one scratch site, in milliseconds. */
const timeout = 300_000;

/** @type {string[]} */
const sites = [];

afterAll(() => Promise.all(sites.map((site) => rm(site, {recursive: true, force: true}))));

// Four builds and two type checks: too slow for every change.
describe.runIf(process.env.FULL_TESTS)('every component that is safe to', () => {
  it.each(
    /** @type {const} */ ([
      ['eject', 'javascript'],
      ['eject', 'typescript'],
      ['wrap', 'javascript'],
      ['wrap', 'typescript'],
    ]),
  )(
    '%s is, in %s, with types that fit, and the site builds',
    async (action, language) => {
      const siteDir = await makeScratchSite(`${action}-${language}`);
      sites.push(siteDir);
      const swizzled = await swizzleSafeComponents(siteDir, action, language);
      const themes = new Set(swizzled);
      console.log(`${action}, ${language}: ${swizzled.length} of ${[...themes].join(', ')}`);
      expect([...themes]).toContain('@docusaurus/theme-classic');
      expect(swizzled.length).toBeGreaterThan(15);
      if (language === 'typescript') {
        expect(await failureOf(siteDir, ['typescript', 'tsc'], ['--noEmit'])).toBe('');
      }
      expect(await buildFailureOf(siteDir)).toBe('');
      expect(existsSync(path.join(siteDir, 'build/docs/index.html'))).toBe(true);
    },
    timeout,
  );
});
