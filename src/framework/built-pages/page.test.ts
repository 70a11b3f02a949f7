import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {describe, expect, it} from 'vitest';
import {processBuiltPages, type BuildResult, type BuiltPagesPlugin} from '.';
import {readHead} from './page';

const page = (tags: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><script>"<title>"</script><title data-rh=true>Tides</title>${tags}</head><body><meta property=og:image content=x></body></html>`;

describe('the head of a built page', () => {
  it.each([
    ['quoted', '<meta data-rh=true property="og:title" content="Tides &amp; &lt;b> | Docs"/>'],
    ['unquoted where allowed', '<meta content="Tides & <b> | Docs" property=og:title />'],
  ])('contains the title, %s', (_, tag) => {
    const html = page(tag);
    const head = readHead(html, '/tides/');
    expect(head).toMatchObject({title: 'Tides & <b> | Docs', hasImage: false});
    expect(html.slice(head.insertAt)).toMatch(/^<title data-rh=true>Tides/u);
  });

  it('is required', () => {
    expect(() => readHead('<p>Tides</p>', '/tides/')).toThrow('/tides/ has no head with a title');
  });
});

describe('built pages', () => {
  const outDir = temporaryFolder({
    'index.html': page(''),
    '404.html': page(''),
    'static/plain.html': page(''),
    'tides/index.html': page('<meta property=og:title content="Tides | Docs">'),
  });
  mkdirSync(path.join(outDir, 'cli.html'));
  const result = {
    outDir,
    baseUrl: '/site/',
    routesPaths: ['/site/tides/', '/site/', '/site/404.html', '/site/'],
    siteConfig: {title: 'Docs', titleDelimiter: '|'},
  } as unknown as BuildResult;

  it('pass through each plugin in route order, with the changes of previous plugins', async () => {
    const seen: string[] = [];
    const plugins: BuiltPagesPlugin[] = [
      {
        name: 'first',
        builtPages: () => ({
          readPage(built) {
            seen.push(`${built.file} ${built.route} ${built.title}`);
            built.html = built.html.replace('Tides', 'Winds');
          },
          finish: async () => void seen.push('first done'),
        }),
      },
      {name: 'without pages'},
      {
        name: 'second',
        builtPages: () => ({
          readPage: ({html}) => expect(html).toContain('>Winds<'),
          finish: () => void seen.push(`second done ${readFileSync(`${outDir}/404.html`)}`),
        }),
      },
    ];
    await processBuiltPages(plugins, result);
    expect(seen).toEqual([
      'tides/index.html /site/tides/ Tides',
      'index.html /site/ undefined',
      '404.html /site/404.html undefined',
      'static/plain.html undefined undefined',
      'first done',
      expect.stringContaining('second done <!doctype html>'),
    ]);
    expect(seen.at(-1)).toContain('>Winds<');
  });
});
