import {describe, expect, it} from 'vitest';
import {nameImage, readPageHead} from './page-head';

const page = (tags: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><script>"<title>"</script><title data-rh=true>Tides</title>${tags}</head><body><meta property=og:image content=x></body></html>`;

const image = {path: 'img/a.png', alt: 'Docs: "Tides" & <Currents>'};

describe('the head of a built page', () => {
  it.each([
    ['quoted', '<meta data-rh=true property="og:title" content="Tides &amp; &lt;b> | Docs"/>'],
    ['unquoted where that is allowed', '<meta content="Tides & <b> | Docs" property=og:title />'],
  ])('tells the title, %s', (_, tag) => {
    expect(readPageHead(page(tag), '/tides/')).toMatchObject({
      title: 'Tides & <b> | Docs',
      hasImage: false,
    });
  });

  it('tells an image of the page, and is not misled by one in its body', () => {
    expect(readPageHead(page('<meta property=og:image content=/own.png>'), '/').hasImage).toBe(
      true,
    );
    expect(readPageHead(page(''), '/').hasImage).toBe(false);
  });

  it('is asked for where there is none', () => {
    expect(() => readPageHead('<p>Tides</p>', '/tides/')).toThrow(
      '/tides/ has no head with a title',
    );
  });

  it('names the image before the title, its texts escaped, and is otherwise left alone', () => {
    const html = page('');
    const named = nameImage(html, readPageHead(html, '/'), image, 'https://a.example/site/');
    const tags = named.slice(named.indexOf('<meta property'), named.indexOf('<title data'));
    expect(tags).toContain('<meta property="og:image" content="https://a.example/site/img/a.png">');
    expect(tags).toContain(
      '<meta name="twitter:image" content="https://a.example/site/img/a.png">',
    );
    expect(tags).toContain('content="Docs: &quot;Tides&quot; &amp; <Currents>"');
    expect(named.replace(tags, '')).toBe(html);
    expect(readPageHead(named, '/').hasImage).toBe(true);
  });
});
