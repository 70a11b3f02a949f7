import {createHash} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {CodeShard, HeadingsShard, Manifest, ShardFile, TextShard} from '../index-format';
import {noMeanings} from '../meaning/no-meanings.fixture';
import {SearchLoadError} from '../types';
import {fetchLoader} from './fetch-loader';
import {searchIndex} from './search-index';

const base = 'https://site.test/base/';
const tag = 'docs-default-1.0.0';

const headings: HeadingsShard = {
  tag,
  pages: [{path: '/base/docs/anchors/', title: 'Anchors', sections: [[2, 'Lower it']]}],
};
const text: TextShard = {
  tag,
  pages: [[['What holds a boat.'], ['Let the chain down.']]],
  summaries: [{}],
};
const code: CodeShard = {tag, pages: [[[], []]]};

/** What the server has; a function makes the answer itself. */
let files: Map<string, string | (() => Response | Promise<Response>)>;

function addShard(kind: string, shard: unknown): ShardFile {
  const content = JSON.stringify(shard);
  const hash = createHash('sha256').update(content).digest('hex');
  const name = `${kind}.${hash.slice(0, 12)}.json`;
  files.set(`${base}search-index/${name}`, content);
  return {name, hash, size: content.length};
}

function deploy(shards: {headings: HeadingsShard; text: TextShard}): Manifest {
  files = new Map();
  const tags = {
    [tag]: {
      headings: addShard('headings', shards.headings),
      text: addShard('text', shards.text),
      code: addShard('code', code),
    },
  };
  const deployed = {tags, meanings: addShard('meanings', noMeanings)};
  files.set(`${base}search-index.json`, JSON.stringify(deployed));
  return deployed;
}

let manifest: Manifest;
const shardAddress = (kind: 'headings' | 'text') =>
  `${base}search-index/${manifest.tags[tag]![kind].name}`;

beforeEach(() => {
  manifest = deploy({headings, text});
  vi.stubGlobal('fetch', async (address: string) => {
    const file = files.get(address);
    return typeof file === 'function'
      ? file()
      : new Response(file ?? '', {status: file ? 200 : 404});
  });
});

afterEach(() => vi.unstubAllGlobals());

const context = {tags: [tag], locale: 'en'};
const ask = (query: string, complete = true) => ({query, context, limit: 10, complete});

describe('a file of the index that is no good', () => {
  const html = '<!doctype html><title>Not here</title>';
  it.each([
    ['missing', () => new Response('', {status: 404}), '404'],
    ['cut off', () => new Response(JSON.stringify(headings).slice(0, 40)), 'damaged'],
    ['a page instead', () => new Response(html), 'damaged'],
    ['of other content', () => new Response(JSON.stringify({...headings, tag: 'x'})), 'damaged'],
    [
      'not to be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'cannot be fetched',
    ],
  ])(
    '(%s) is named in the error, and asked for again by the next search',
    async (_, answer, what) => {
      const address = shardAddress('headings');
      const good = files.get(address)!;
      files.set(address, answer);
      const engine = searchIndex(fetchLoader(base));
      const failure = await engine.search(ask('anchors')).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(SearchLoadError);
      expect((failure as Error).message).toContain(address);
      expect((failure as Error).message).toContain(what);

      files.set(address, good);
      expect((await engine.search(ask('anchors'))).hits[0]?.url).toBe('/base/docs/anchors/');
    },
  );

  it.each([
    ['a page', html, 'is no JSON'],
    ['other JSON', '[]', 'names no files'],
    ['null', 'null', 'names no files'],
  ])('is told when %s stands in place of the manifest', async (_, content, what) => {
    files.set(`${base}search-index.json`, content);
    const engine = searchIndex(fetchLoader(base));
    await expect(engine.prepare(context)).rejects.toThrow(`${base}search-index.json ${what}`);
    manifest = deploy({headings, text});
    await engine.prepare(context);
  });

  it('is told apart by its length where the browser gives no hashes', async () => {
    vi.stubGlobal('crypto', {});
    const engine = searchIndex(fetchLoader(base));
    await engine.prepare(context);
    files.set(shardAddress('text'), JSON.stringify(text).slice(0, -3));
    await expect(engine.search(ask('chain'))).rejects.toThrow('damaged');
  });
});

it('titles answer while the texts cannot be fetched, and what only a text has is an error', async () => {
  const address = shardAddress('text');
  files.delete(address);
  const engine = searchIndex(fetchLoader(base));
  const results = await engine.search(ask('lower', false));
  expect(results).toMatchObject({total: 1, partial: true});
  await expect(engine.search(ask('chain', false))).rejects.toThrow(address);
});

it('after a new deployment its files are used, though the manifest of the old one was read', async () => {
  const engine = searchIndex(fetchLoader(base));
  await engine.prepare(context);
  const renamed = {...headings, pages: [{...headings.pages[0]!, title: 'Moorings'}]};
  const rewritten = {...text, pages: [[['What holds.'], ['Let all of the chain down.']]]};
  deploy({headings: renamed, text: rewritten});
  await expect(engine.search(ask('chain'))).rejects.toThrow(SearchLoadError);
  const {hits} = await engine.search(ask('chain'));
  expect(hits[0]?.titles).toEqual(['Moorings', 'Lower it']);
});
