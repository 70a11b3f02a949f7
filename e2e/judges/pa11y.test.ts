import path from 'node:path';
import {test} from 'vitest';
import {findBrowser} from '../../tools/lib/browser.mjs';
import {templates} from '../support/templates';
import {installTool} from './install-tool';
import {expectNoFindings, servedBuild} from './judge';

const version = '9.1.1';

type Issue = {code: string; message: string; selector: string; context: string};

const server = servedBuild();

test(
  'HTML_CodeSniffer finds no errors on a page of each template',
  {timeout: 1_800_000},
  async () => {
    const tool = installTool('pa11y', version);
    const {default: pa11y} = (await import(path.join(tool, 'lib/pa11y.js'))) as {
      default: (url: string, options: object) => Promise<{issues: Issue[]}>;
    };
    const findings: string[] = [];
    for (const route of Object.values(templates)) {
      const {issues} = await pa11y(server.origin + route, {
        standard: 'WCAG2AA',
        runners: ['htmlcs'],
        timeout: 120_000,
        // Filters apply while the reader types, so that their forms have no button.
        ignore: ['WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2'],
        chromeLaunchConfig: {
          executablePath: await findBrowser(),
          args: ['--no-sandbox'],
        },
      });
      findings.push(
        ...issues.map(
          ({code, message, selector, context}) =>
            `${route}: ${code}: ${message} ${selector}: ${context}`,
        ),
      );
    }
    expectNoFindings(`pa11y ${version}`, Object.keys(templates).length, findings);
  },
);
