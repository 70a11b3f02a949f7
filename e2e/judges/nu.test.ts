import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {canRun} from '../support/can-run';
import {buildDir, redirectRoutes, routes} from '../support/routes';
import {installTool} from './install-tool';
import {expectNoFindings} from './judge';

const version = '26.9.27';

type Message = {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
};

/** Messages about the framework, or about pages that are there to show a mistake. */
const expected: {pages: RegExp; message: RegExp; reason: string}[] = [
  {
    pages: /./u,
    message: /^The “list” role is unnecessary for element “ul”/u,
    reason: 'Safari needs the role for lists without markers',
  },
  {
    pages: /^\/__docusaurus\/debug\//u,
    message: /^Element “div” not allowed as child of element “ul”/u,
    reason: "the debug plugin's trees are lists of other elements",
  },
  {
    pages: /^\/__docusaurus\/debug\/content\//u,
    message: /^Section lacks heading/u,
    reason: 'the debug plugin puts each item into a section',
  },
  {
    pages: /^\/tests\/docs\/tags\//u,
    message: /^Section lacks heading/u,
    reason: "the theme's list of docs with a tag is a section of articles, which have headings",
  },
  {
    pages: /^\/tests\/docs\/toc\/toc-test-bad\//u,
    message: /^The heading “h\d” .*skipping/u,
    reason: 'it shows what becomes of such headings',
  },
  {
    pages: /^\/tests\/pages\/ideal-image\//u,
    message: /“sizes” attribute must also be specified/u,
    reason: "the plugin's picture for browsers without scripts has the width of its column",
  },
];

test.runIf(canRun('java', '--version'))(
  'the Nu HTML checker finds no errors and warnings',
  {timeout: 600_000},
  async () => {
    const tool = installTool('vnu-jar', version);
    const {stdout} = await promisify(execFile)(
      'java',
      [
        ...['-Xss1m', '-jar', path.join(tool, 'build/dist/vnu.jar')],
        ...['--skip-non-html', '--format', 'json', '--exit-zero-always', '--stdout', '.'],
      ],
      {cwd: buildDir, maxBuffer: 2 ** 30},
    );
    const {messages} = JSON.parse(stdout) as {messages: Message[]};
    const found = messages
      .filter(({type, subType}) => type !== 'info' || subType === 'warning')
      .map(({url, ...message}) => ({
        ...message,
        page: decodeURI(url)
          .replace(/^.*?\/\.(?=\/)/u, '')
          .replace(/index\.html$/u, ''),
      }));
    const isExpected = (page: string, text: string) =>
      expected.some(({pages, message}) => pages.test(page) && message.test(text));
    const findings = found
      .filter(({page, message}) => !isExpected(page, message))
      .map(({page, message, extract}) => `${page}: ${message} ${extract}`);
    expectNoFindings(`Nu HTML checker ${version}`, routes.length + redirectRoutes.length, findings);
    // An exception without a message hides what it isn't meant for.
    const needless = expected.filter(
      ({pages, message}) =>
        !found.some(({page, message: text}) => pages.test(page) && message.test(text)),
    );
    expect(needless).toEqual([]);
  },
);
