import {beforeEach, expect, it, vi} from 'vitest';
import type {FileList} from '../file-list';
import type {Status} from '../messages';
import {fakeBrowser, workerUrl} from './testing/fake-browser';

const code = (name: string) => `/assets/js/${name}.js`;

/** A site with two docs pages, a blog that is kept as it is read, and what is needed. */
const list = (release: string, revision: string): FileList => ({
  release,
  files: [
    ['/', revision, 10, 1],
    [code('main.0000aaaa'), '', 100, 10],
    [code('cli.1111aaaa'), revision, 100, 10],
    [code('intro.2222aaaa'), '', 100, 10],
    ['/docs/cli/', revision, 10, 1],
    ['/docs/intro/', revision, 10, 1],
    ['/blog/', revision, 10, 1],
    [code('blog.3333aaaa'), '', 100, 10],
  ],
  areas: [
    {root: '/docs/', label: 'Docs', kept: 'chosen', version: 'current', files: []},
    {root: '/blog/', label: 'Blog', kept: 'read', files: []},
    {root: '/', label: 'Other', kept: 'always', files: [1]},
  ],
  pages: {'/docs/cli/': [4, 2], '/docs/intro/': [5, 3], '/blog/': [6, 7], '/': [0, 1]},
  moved: {},
  prefixes: [],
});

const essential = ['/?one', code('main.0000aaaa')];
const docs = [`${code('cli.1111aaaa')}?one`, code('intro.2222aaaa')];
const blog = ['/blog/?one', code('blog.3333aaaa')];

let browser: ReturnType<typeof fakeBrowser>;

/** Publishes a release and lets the browser install its worker. */
async function install(release = 'first', revision = 'one', workerRelease = release) {
  const listed = list(release, revision);
  browser.files = {
    ...Object.fromEntries(listed.files.map(([path]) => [path, path])),
    ...browser.files,
    '/offline-app.json': JSON.stringify(listed),
  };
  await browser.start(() => import('./worker'), workerRelease);
  await browser.dispatch('install');
}

async function installAndActivate() {
  await install();
  browser.active = {scriptURL: workerUrl};
  await browser.dispatch('activate');
}

const status = async () => ((await browser.ask({type: 'status'})) as {answer: Status}).answer;

beforeEach(() => {
  browser = fakeBrowser();
});

it('the code of the docs is kept, and of other pages what is read', async () => {
  await installAndActivate();
  expect(browser.skipWaiting).toHaveBeenCalled();
  expect(browser.told.at(-1)).toEqual({type: 'kept'});
  expect(browser.kept()).toEqual([...essential, ...docs].sort());
  await browser.ask({type: 'read', path: '/blog/'});
  expect(browser.kept()).toEqual([...essential, ...docs, ...blog].sort());
});

it('keeping the whole site adds the rest, and removing it takes all', async () => {
  await installAndActivate();
  expect(await status()).toMatchObject({
    bytes: 310,
    missing: 0,
    everything: false,
    rest: {transferBytes: 10, bytes: 100},
    keptPages: ['/docs/cli/', '/docs/intro/', '/'],
    areas: [{label: 'Docs', pages: 2, keptPages: 2, isChosen: true}, {isChosen: false}, {}],
  });
  await browser.ask({type: 'keepAll'});
  expect(browser.kept()).toEqual([...essential, ...docs, blog[1]].sort());
  expect(await status()).toMatchObject({everything: true, rest: {bytes: 0}});
  await browser.ask({type: 'remove'});
  expect(browser.cacheNames()).toEqual([]);
  expect(browser.unregister).toHaveBeenCalled();
  expect(browser.told.at(-1)).toEqual({type: 'removed'});
});

it('when space runs out, what is needed stays, and the rest can be downloaded later', async () => {
  // The list, the essential files and one more.
  browser.space = 4;
  await installAndActivate();
  expect(browser.told.at(-1)).toMatchObject({type: 'failed', isFull: true});
  expect(browser.kept()).toEqual(essential);
  expect(await status()).toMatchObject({missing: docs.length});
  browser.space = Infinity;
  await browser.ask({type: 'keepMissing'});
  expect(browser.told.at(-1)).toEqual({type: 'kept'});
  expect(await status()).toMatchObject({missing: 0});
});

it('without space for what is needed, or without a file, nothing is installed', async () => {
  browser.space = 2;
  await expect(install()).rejects.toThrow('Full');
  browser = fakeBrowser();
  browser.files[docs[1]!] = undefined;
  await expect(install()).rejects.toThrow('404');
  expect(browser.told.at(-1)).toMatchObject({type: 'failed', isFull: false});
});

it('an update that fails leaves the installed release whole', async () => {
  await installAndActivate();
  const before = browser.kept();
  // The choice of the reader, the lists of both releases and the home page fit.
  browser.space = before.length + 4;
  await expect(install('second', 'two')).rejects.toThrow('Full');
  expect(browser.kept()).toEqual(before);
  expect(browser.skipWaiting).toHaveBeenCalledTimes(1);
});

it('the files of the previous release go when an update takes over', async () => {
  await installAndActivate();
  await install('second', 'two');
  expect(browser.kept()).toEqual(expect.arrayContaining(['/?one', '/?two']));
  await browser.dispatch('activate');
  expect(browser.kept()).not.toContain('/?one');
  expect(browser.kept()).toContain('/?two');
});

it('a worker of another build than the list installs nothing', async () => {
  await expect(install('first', 'one', 'second')).rejects.toThrow('another build');
});

it('what the browser has deleted is kept anew when a page is opened', async () => {
  await installAndActivate();
  await Promise.all(browser.cacheNames().map((name) => caches.delete(name)));
  // A file of the page may come before it is opened for good.
  await browser.request(code('intro.2222aaaa'));
  expect(browser.kept()).toEqual([docs[1]]);
  await browser.request('/docs/intro/', 'navigate');
  expect(browser.kept()).toEqual([...essential, ...docs, '/docs/intro/?one'].sort());
  // Without the list, no kept page would be found offline.
  const state = await caches.open('offline-app-state');
  expect(await state.match('/offline-app.json?first')).toBeDefined();
});

it('the kill switch deletes all caches, removes the worker and reloads its pages', async () => {
  await installAndActivate();
  const navigate = vi.fn(async () => {});
  browser.tabs = [{id: 'a', url: '/license/', navigate}];
  await browser.start(() => import('./kill-switch'), 'off');
  await browser.dispatch('install');
  expect(browser.skipWaiting).toHaveBeenCalledTimes(2);
  await browser.dispatch('activate');
  expect(browser.cacheNames()).toEqual([]);
  expect(browser.unregister).toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('/license/');
  // A page of an older build registers the worker again.
  await browser.dispatch('activate');
  expect(navigate).toHaveBeenCalledTimes(1);
});
