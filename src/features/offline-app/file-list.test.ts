import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {describe, expect, it} from 'vitest';
import {filesInHtml, listFiles} from './build/list-files';
import {FileIndex, type FileList} from './file-list';

const html = (runtime = '0000aaaa') =>
  `<html ><script src=/site/assets/js/runtime~main.${runtime}.js defer></script>`;

function listBuild(page = html()): FileList {
  const outDir = temporaryFolder({
    'index.html': page,
    'docs/1.0/index.html': page,
    'docs/1.0/cli/index.html': page,
    'docs/cli/index.html': page,
    'blog/index.html': page,
    'assets/js/runtime~main.0000aaaa.js': '',
    'assets/js/cli.1111aaaa.js': '',
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
      ['/site/docs/1.0/cli/', ['/site/assets/js/cli.1111aaaa.js', '/site/missing.png']],
      ['/site/docs/cli/', ['/site/assets/js/next.2222aaaa.js']],
      ['/site/blog/', []],
    ]),
    shared: [
      '/site/assets/js/runtime~main.0000aaaa.js',
      '/site/search-index/docs-default-1.0-index.0123456789ab.json',
    ],
    moved: {'/site/help/': '/site/docs/cli/'},
    prefixes: ['/site/blog/'],
  });
}

describe('the file list', () => {
  const index = new FileIndex(listBuild());

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

  it('has revisions of files whose names have no hash, which change with the content', () => {
    const changed = new FileIndex(listBuild(`${html()}<p>changed`));
    expect(changed.keyOf('/site/docs/cli/')).not.toBe(index.keyOf('/site/docs/cli/'));
    expect(index.keyOf('/site/docs/cli/')).toMatch(/\?[0-9a-f]{12}$/u);
    expect(index.keyOf('/site/assets/js/cli.1111aaaa.js')).toBe('/site/assets/js/cli.1111aaaa.js');
  });

  it('knows the pages of its own build', () => {
    expect(index.isOfThisBuild(html())).toBe(true);
    expect(index.isOfThisBuild(html('ffff0000'))).toBe(false);
  });
});

it('the files of a page are its images, scripts and preloads, and the code that it loads later', () => {
  const page =
    '<link rel=icon href=/a.ico><link rel=preload as=script href="/b.js"><script src=/c.js data-entry="/d.js /e.js" data-code="/f.js" defer></script><img alt="" src="/g.png"><img src=https://other.example/h.png><a href=/i/>';
  expect(filesInHtml(page, '/')).toEqual(
    [...'bcdef'].map((name) => `/${name}.js`).concat('/g.png'),
  );
});
