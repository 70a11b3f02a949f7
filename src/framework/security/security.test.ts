import {describe, expect, it} from 'vitest';
import {hashSource, inlineScripts} from './inline-scripts';
import {securityText} from './security-text';

describe('finding the inline scripts of a page', () => {
  it.each([
    ['runs', '<script>a()</script>', ['a()']],
    ['script with attributes', '<script data-rh=true data-a="b">a(\n)</script >', ['a(\n)']],
    ['module script', '<script type="module">a()</script>', ['a()']],
    ['external script', '<script src=/a.js defer></script>', []],
    ['data block', '<script type=application/ld+json>{}</script>', []],
    ['script with a data-src attribute', '<script data-src="b">a()</script>', ['a()']],
  ])('%s', (_, html, scripts) => {
    expect(inlineScripts(html)).toEqual(scripts);
  });
});

it('computes the same hash as browsers', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash, with the tools it names.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

it('names the repository as the place to report weaknesses, for a year', () => {
  const text = securityText('https://example.com/me/docs', new Date('2026-02-03T04:05:06Z'));
  expect(text).toContain('Contact: https://example.com/me/docs/security\n');
  expect(text).toContain('Expires: 2027-02-03T00:00:00.000Z\n');
});
