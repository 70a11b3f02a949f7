import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {describe, expect, it} from 'vitest';
import {filesInHtml, listFiles} from './build/list-files';
import {FileIndex, type FileList} from './file-list';

type Build = {runtime?: string; text?: string; code?: string};

const html = ({runtime = '0000aaaa', text = 'Text'}: Build) =>
  `<html ><script src=/site/assets/js/runtime~main.${runtime}.js defer></script>${text}`;

/** Lists a build in which one page may have another text. */
function listBuild({runtime = '0000aaaa', text, code = '1111aaaa'}: Build = {}): FileList {
  const page = html({runtime});
  const outDir = temporaryFolder({
    'index.html': page,
    'docs/1.0/index.html': page,
    'docs/1.0/cli/index.html': html({runtime, text}),
    'docs/cli/index.html': page,
    'blog/index.html': page,
    [`assets/js/runtime~main.${runtime}.js`]: '',
    [`assets/js/cli.${code}.js`]: '',
    'assets/js/next.2222aaaa.js': '',
    'search-index/docs-default-1.0-index.0123456789ab.json': '[]',
  });
  return listFiles({
    outDir,
    baseUrl: '/site/',
    areas: [
      {root: '/site/', label: 'Other', kept: 'always'},
      {root: '/site/docs/', label: 'Canary', kept: 'chosen', version: 'current'},
      {
        root: '/site/docs/1.0/',
        label: '1.0',
        kept: 'chosen',
        version: '1.0',
        searchTag: 'docs-default-1.0',
      },
      {root: '/site/blog/', label: 'Blog', kept: 'read'},
    ],
    pages: new Map([
      ['/site/', []],
      ['/site/docs/1.0/', []],
      ['/site/docs/1.0/cli/', [`/site/assets/js/cli.${code}.js`, '/site/missing.png']],
      ['/site/docs/cli/', ['/site/assets/js/next.2222aaaa.js']],
      ['/site/blog/', []],
    ]),
    shared: [
      `/site/assets/js/runtime~main.${runtime}.js`,
      '/site/search-index/docs-default-1.0-index.0123456789ab.json',
    ],
    moved: {'/site/help/': '/site/docs/cli/'},
    prefixes: ['/site/blog/'],
  });
}

const keysOf = (list: FileList) => new FileIndex(list).allKeys();

describe('the file list', () => {
  const index = new FileIndex(listBuild());

  it('changes only by the changed page and code when all pages refer to another runtime', () => {
    const before = keysOf(listBuild());
    const after = keysOf(listBuild({runtime: '0000bbbb', text: 'Test', code: '1111bbbb'}));
    expect([...after].filter((key) => !before.has(key))).toEqual([
      '/site/assets/js/runtime~main.0000bbbb.js',
      expect.stringMatching(/^\/site\/docs\/1\.0\/cli\/\?[0-9a-f]{12}$/u),
      '/site/assets/js/cli.1111bbbb.js',
    ]);
  });

  it('keeps the code of the chosen version, its search and Canary, and the HTML of other pages', () => {
    const files = index.filesFor({versions: ['1.0']});
    expect([...files]).toEqual([
      '/site/assets/js/runtime~main.0000aaaa.js',
      '/site/search-index/docs-default-1.0-index.0123456789ab.json',
      '/site/',
      '/site/assets/js/cli.1111aaaa.js',
      '/site/assets/js/next.2222aaaa.js',
    ]);
    expect(index.filesFor({versions: ['current']})).not.toContain(
      '/site/assets/js/cli.1111aaaa.js',
    );
    expect(index.filesFor({}, ['/site/blog/'])).toContain('/site/blog/');
  });

  it.each([
    ['/site/docs/cli', '/site/docs/cli/'],
    ['/site/docs/cli.html', '/site/docs/cli/'],
    ['/site/docs/cli/index.html', '/site/docs/cli/'],
    ['/site/help', '/site/docs/cli/'],
    ['/site/index.html', '/site/'],
    ['/site/docs/cli.md', undefined],
    ['/site/nothing/', undefined],
  ])('finds the page of %s', (from, page) => {
    expect(index.pageAt(from)).toBe(page);
  });

  it('answers paths below a prefix with its page', () => {
    expect(index.keyOf('/site/blog/any/thing')).toBe(index.keyOf('/site/blog/'));
    expect(index.keyOf('/site/other/thing')).toBeUndefined();
  });

  it('refers a kept page to the scripts of its own build', () => {
    const old = html({runtime: 'ffff0000'});
    expect(index.isOfThisBuild(old)).toBe(false);
    expect(index.refresh(old)).toBe(html({}));
    expect(index.isOfThisBuild(html({}))).toBe(true);
  });
});

it('the files of a page are its images, scripts and preloads, and the code that it loads later', () => {
  const page =
    '<link rel=icon href=/a.ico><link rel=preload as=script href="/b.js"><script src=/c.js data-entry="/d.js /e.js" data-code="/f.js" defer></script><img alt="" src="/g.png"><img src=https://other.example/h.png><a href=/i/>';
  expect(filesInHtml(page, '/')).toEqual(
    [...'bcdef'].map((name) => `/${name}.js`).concat('/g.png'),
  );
});
