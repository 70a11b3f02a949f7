import {expect, it} from 'vitest';
import {showcaseSites, showcaseTags, type ShowcaseTag} from './sites';

const tags = Object.keys(showcaseTags) as ShowcaseTag[];

it.each(['name', 'url'] as const)('no %s is listed twice', (field) => {
  const values = showcaseSites.map((site) =>
    site[field].replace(/^https?:\/\/(?:www\.)?|\/$/gu, '').toLowerCase(),
  );
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

it('sites are sorted by name', () => {
  const names = showcaseSites.map(({name}) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'})));
});

it.each(showcaseSites)(
  '$name has known fields and tags, complete URLs, and a description of 20 to 110 characters',
  (site) => {
    expect(URL.canParse(site.url)).toBe(true);
    expect(site).toEqual({
      name: expect.stringMatching(/^\S.*\S$|^\S$/u),
      url: expect.stringMatching(/^https?:\/\//u),
      description: expect.stringMatching(/^.{19,109}\.$/u),
      tags: [...new Set(site.tags)].filter((tag) => tags.includes(tag)),
      ...((site.source !== undefined || site.tags.includes('opensource')) && {
        source: expect.stringMatching(/^https:\/\/./u),
      }),
    });
  },
);

it.each(tags)('the tag %s is used', (tag) => {
  expect(showcaseSites.some((site) => site.tags.includes(tag))).toBe(true);
});
