import {describe, expect, it} from 'vitest';
import {showcaseSites, showcaseTags, type ShowcaseTag} from './sites';

const tags = Object.keys(showcaseTags) as ShowcaseTag[];

/** Normalizes URLs of the same site. */
const normalized = (url: string) => {
  const {host, pathname} = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
};

describe('sites', () => {
  it('are listed once each', () => {
    const names = showcaseSites.map(({name}) => name.toLowerCase());
    const urls = showcaseSites.map(({url}) => normalized(url));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });

  it('are sorted by name', () => {
    const names = showcaseSites.map(({name}) => name);
    const sorted = [...names].sort((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'}));
    expect(names).toEqual(sorted);
  });

  it.each(showcaseSites)('$name has known fields and tags and complete URLs', (site) => {
    const {name, url, source, tags: siteTags, ...rest} = site;
    expect(rest).toEqual({});
    expect(name).toBe(name.trim());
    expect(name).not.toBe('');
    expect(new Set(siteTags).size).toBe(siteTags.length);
    expect(tags).toEqual(expect.arrayContaining(siteTags));
    expect(new URL(url).protocol).toMatch(/^https?:$/);
    expect(source === undefined || new URL(source).protocol === 'https:').toBe(true);
    expect(siteTags.includes('opensource') && !source).toBe(false);
  });
});

it.each(tags)('the tag %s is used', (tag) => {
  expect(showcaseSites.some((site) => site.tags.includes(tag))).toBe(true);
});
