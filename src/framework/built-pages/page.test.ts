import {describe, expect, it} from 'vitest';
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
