import versionNames from '@site/versions.json';
import {waitFor} from '@testing-library/react';
import {beforeEach, expect, vi} from 'vitest';
import {createSiteEngine, type Engine} from '../engine/engine';
import {indexFiles, section} from './index-files';

export const [lastVersion, olderVersion] = versionNames as [string, string];

const docsOf = (path: string) => [
  section(`${path}deployment/`, ['Deployment'], 'Upload the `build` folder to any host.'),
  section(
    `${path}deployment/#github-pages`,
    ['Deployment', 'GitHub Pages'],
    'To deploy to GitHub Pages, push to the `gh-pages` branch.',
  ),
  section(`${path}sidebar/`, ['Sidebar'], 'Set `sidebar_position` to order the items.'),
  ...['one', 'two', 'three', 'four'].map((id) =>
    section(`${path}plugins/#${id}`, ['Plugins', `Plugin ${id}`], `A plugin called ${id}.`),
  ),
];

const files = indexFiles({
  'docs-default-current': docsOf('/docs/'),
  [`docs-default-${lastVersion}`]: docsOf(`/docs/${lastVersion}/`),
  [`docs-default-${olderVersion}`]: docsOf(`/docs/${olderVersion}/`),
  'docs-community-current': [],
  blog: [section('/blog/deploy/', ['How we deploy'], 'Deployment of our site.')],
  changelog: [section('/changelog/1.1/#bug-fixes', ['1.1', 'Bug fixes'], 'Ink lasts. #8082')],
  pages: Array.from({length: 45}, (_, index) =>
    section(`/page-${index}/`, [`Page ${index}`], 'One of many.'),
  ),
});

/** How the site's server answers requests for index files in the current test. */
export const server: {answer: (file: string) => Promise<Response>} = {answer: answerWithFile};

/** The default answer: the file, or status 404. */
export async function answerWithFile(file: string): Promise<Response> {
  const text = files[file];
  return text === undefined ? new Response('', {status: 404}) : new Response(text);
}

/**
 * Holds all answers back.
 *
 * @returns a function that sends them
 */
export function holdAnswers(): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.answer = (file) => isReleased.then(() => answerWithFile(file));
  return release;
}

let client: Engine | undefined;

/** Replaces the client that a page's searches share, which needs a worker. Each test has its own. */
export const getClient = (): Engine => (client ??= createSiteEngine(`${location.origin}/`));

beforeEach(() => {
  client = undefined;
  server.answer = answerWithFile;
  vi.stubGlobal('fetch', (url: string) => server.answer(new URL(url).pathname.slice(1)));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The field of the modal, which takes the place of another one while its code loads. */
export const modalField = (): Promise<HTMLInputElement> =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    expect(field).not.toBeNull();
    return field!;
  });
