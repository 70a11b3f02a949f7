import {expect, it} from 'vitest';
import {readHead} from '../../framework/built-pages/page';
import {nameImage} from './image-tags';

const page = (tags: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><script>"<title>"</script><title data-rh=true>Tides</title>${tags}</head><body><meta property=og:image content=x></body></html>`;

const image = {path: 'img/a.png', alt: 'Docs: "Tides" & <Currents>'};

it('adds escaped image tags before the title and changes nothing else', () => {
  const html = page('');
  const named = nameImage(html, readHead(html, '/'), image, 'https://a.example/site/');
  const tags = named.slice(named.indexOf('<meta property'), named.indexOf('<title data'));
  expect(tags).toContain('<meta property="og:image" content="https://a.example/site/img/a.png">');
  expect(tags).toContain('<meta name="twitter:image" content="https://a.example/site/img/a.png">');
  expect(tags).toContain('content="Docs: &quot;Tides&quot; &amp; <Currents>"');
  expect(named.replace(tags, '')).toBe(html);
  expect(readHead(named, '/').hasImage).toBe(true);
});
