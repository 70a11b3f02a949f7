import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {redirectPage, redirectScript} from './redirect-page';

/** The URL that the script redirects to from a page requested with `asked`. */
function followedFrom(target: string, asked: {search: string; hash: string}): string | undefined {
  let to: string | undefined;
  const link = {getAttribute: () => target};
  runInNewContext(redirectScript, {
    document: {querySelector: () => link},
    location: {...asked, replace: (address: string) => (to = address)},
  });
  return to;
}

describe('a redirect page', () => {
  it.each([
    ['/a/', '/a/?q=1#part'],
    ['https://x.test/a/', 'https://x.test/a/?q=1#part'],
    ['/a/?b=1', '/a/?b=1'],
    ['/a/#b', '/a/#b'],
  ])('to %s redirects to %s', (target, to) => {
    expect(followedFrom(target, {search: '?q=1', hash: '#part'})).toBe(to);
  });

  it('has its target in the HTML and not in the script', () => {
    const page = redirectPage('/a b/?c=1&d=2', '/icon.ico');
    expect(page).toContain('<link rel="canonical" href="/a%20b/?c=1&amp;d=2">');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/a%20b/?c=1&amp;d=2">');
    expect(page).toContain(`<script>${redirectScript}</script>`);
    expect(redirectPage('/"><script>x()</script>', '/icon.ico')).not.toContain('<script>x');
  });
});
