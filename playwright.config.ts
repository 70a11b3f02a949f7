import {execFileSync} from 'node:child_process';
import {chromium, defineConfig} from '@playwright/test';

const port = process.env.E2E_PORT || 4173;
/** Another server of the same build, such as nginx. */
const ownServer = process.env.E2E_BASE_URL || undefined;
// The workers, which load this file again, get it from here. Playwright turns this file into CommonJS,
// which can't wait for a promise.
const browser = (process.env.PLAYWRIGHT_CHROMIUM_PATH ??= execFileSync(
  process.execPath,
  ['tools/print-browser.mjs'],
  {cwd: __dirname, encoding: 'utf8'},
));

/** Specs of what readers use first on a page. */
const firstUsed =
  /(?:announcement|color-mode|mobile-sidebar|navbar|offline|offline-updates|search|storage|tabs)\.spec\.ts$/u;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  snapshotPathTemplate: 'tools/screenshots/references/{arg}{ext}',
  // In the nightly run, these are tested on pages that still wait with their code, too (see `visit`).
  projects: process.env.FULL_TESTS
    ? [{name: 'started pages'}, {name: 'waiting pages', testMatch: firstUsed}]
    : undefined,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Shared machines stall now and then. A test that needed its second run is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', {outputFile: '.cache/test-reports/playwright.json'}]],
  // The limits only end what hangs: a page of 3,000 lines of code takes its time on a busy machine.
  timeout: 180_000,
  expect: {timeout: 40_000},
  use: {
    baseURL: ownServer ?? `http://localhost:${port}`,
    browserName: 'chromium',
    // Recording every test takes a fifth of the time.
    trace: 'on-first-retry',
    viewport: {width: 1280, height: 800},
    launchOptions: {
      // Playwright chooses the headless shell of its own Chromium when it isn't given a path.
      executablePath: browser === chromium.executablePath() ? undefined : browser || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // Pictures of pages look alike on all screens.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: ownServer
    ? undefined
    : {
        command: `node tools/serve.mjs --port ${port}`,
        url: `http://localhost:${port}/`,
        stdout: 'ignore',
      },
});
