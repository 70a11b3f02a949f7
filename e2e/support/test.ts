import {test as base, type Page} from '@playwright/test';
import {logViolations} from './log-violations';
import {expectedNoise} from './noise';
import {builtFor} from './routes';

export {expect} from '@playwright/test';

const isExpected = (problem: string, url: string) => {
  const {pathname} = new URL(url);
  return expectedNoise.some((noise) => noise.path.test(pathname) && noise.problem.test(problem));
};

/** Collects what must not happen on any page: errors, failed requests, third-party requests. */
function watch(page: Page, origin: string, problems: string[]): void {
  const report = (problem: string, url = page.url()) => {
    if (!isExpected(problem, url)) {
      problems.push(`${url}: ${problem}`);
    }
  };
  page.on('console', (message) => {
    if (message.type() === 'error') {
      report(`console error: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => report(`uncaught error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin && url.origin !== builtFor) {
      report(`request to another host: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests. Without JavaScript, scripts aren't preloaded
    // ("csp"); what the policy blocks is a console error, too.
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) {
      report(`request failed: ${request.url()} (${reason})`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      report(`answered ${response.status()}`, response.url());
    }
  });
}

/** Playwright's test, which also fails at the end if any of its pages had problems. */
export const test = base.extend<{problems: string[]}>({
  problems: [
    async ({context, baseURL}, use) => {
      const problems: string[] = [];
      const onPage = (page: Page) => watch(page, baseURL!, problems);
      context.on('page', onPage);
      await context.addInitScript(logViolations);
      await use(problems);
      context.off('page', onPage);
      // A page may still be loading something that the test mocks.
      for (const routed of [context, ...context.pages()]) {
        await routed.unrouteAll({behavior: 'ignoreErrors'});
      }
      if (problems.length > 0) {
        throw new Error(`The page had problems:\n${problems.join('\n')}`);
      }
    },
    {auto: true},
  ],
});
