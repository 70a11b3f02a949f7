// @ts-check
import {chromium} from '@playwright/test';
import {findBrowser} from '../lib/browser.mjs';

/** @returns {Promise<import('@playwright/test').Browser>} a browser that draws text as in the tests */
export const launchBrowser = async () =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
