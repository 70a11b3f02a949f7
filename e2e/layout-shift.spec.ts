import {hold} from './support/code';
import {expect, test} from './support/test';
import {templates} from './support/templates';
import {hydrated} from './support/visit';

test.skip(!process.env.FULL_TESTS, 'npm run test:full checks all templates');

// On wide windows, fewer lines break elsewhere.
test.use({viewport: {width: 390, height: 800}});

/** Templates with content that only the browser knows, such as the URL and diagrams. */
const late: string[] = [templates['not found'], templates.diagrams, templates.showcase];

const routes = {...templates, 'search results': '/search/?q=sidebar'};

for (const [name, route] of Object.entries(routes).filter(([, path]) => !late.includes(path))) {
  test(`${name} stays in place when its fonts arrive late`, async ({page}) => {
    const release = await hold(page, '**/*.woff2');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & {value: number}).value);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    await hydrated(page);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(async () => {
      // The observer hears of the shifts of a frame after it.
      await new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
      });
      return (window as unknown as {shifts: number[]}).shifts;
    });
    expect(shifts).toEqual([]);
  });
}
