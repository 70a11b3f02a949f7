import path from 'node:path';
import {chromium} from '@playwright/test';
import {test} from 'vitest';
import {findBrowser} from '../../tools/lib/browser.mjs';
import {templates} from '../support/templates';
import {installTool} from './install-tool';
import {expectNoFindings, servedBuild} from './judge';

const version = '12.8.2';
const categories = ['accessibility', 'best-practices', 'seo'];

type Audit = {id: string; title: string; score: number | null};
type Result = {
  categories: Record<string, {score: number; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, Audit>;
};

/** Pages that don't want to be found. */
const hidden = /^\/(?:tests|__docusaurus|search|offline|no-such-page|feature-requests)\//u;

const server = servedBuild();

test('Lighthouse gives 100 points to a page of each template', {timeout: 3_600_000}, async () => {
  const tool = installTool('lighthouse', version);
  const {default: lighthouse} = (await import(path.join(tool, 'core/index.js'))) as {
    default: (url: string, flags: object) => Promise<{lhr: Result}>;
  };
  const port = 9_500 + (process.pid % 400);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const findings: string[] = [];
  try {
    for (const route of Object.values(templates)) {
      const {lhr} = await lighthouse(server.origin + route, {
        port,
        onlyCategories: categories,
        skipAudits: hidden.test(route) ? ['is-crawlable', 'meta-description'] : [],
        logLevel: 'error',
      });
      for (const name of categories) {
        const lost = lhr.categories[name]!.auditRefs.flatMap(({id, weight}) => {
          const {score, title} = lhr.audits[id] ?? {};
          return weight > 0 && typeof score === 'number' && score < 1 ? [`${id}: ${title}`] : [];
        });
        findings.push(...lost.map((audit) => `${route}: ${name}: ${audit}`));
      }
    }
  } finally {
    await browser.close();
  }
  expectNoFindings(`Lighthouse ${version}`, Object.keys(templates).length, findings);
});
