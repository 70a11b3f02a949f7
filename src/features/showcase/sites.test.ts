import {describe, expect, it} from 'vitest';
import {showcaseSites, showcaseTags, type ShowcaseSite, type ShowcaseTag} from './sites';

const tags = Object.keys(showcaseTags) as ShowcaseTag[];

/** Normalizes URLs of the same site. */
const normalized = (url: string) => {
  const {host, pathname} = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
};

const fields = ['name', 'url', 'description', 'source', 'tags'];

const isUrl = (text: unknown, protocols: string[]) =>
  typeof text === 'string' && URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** What is wrong with an entry of `showcase.json` and how to fix it. */
function problemsOf(site: ShowcaseSite): string[] {
  const {name, url, source} = site;
  const siteTags = site.tags ?? [];
  const unknownFields = Object.keys(site).filter((field) => !fields.includes(field));
  const unknownTags = siteTags.filter((tag) => !tags.includes(tag));
  const problems: [boolean, string][] = [
    ...unknownFields.map((field): [boolean, string] => [
      true,
      `has the unknown field "${field}". Fields are ${fields.join(', ')}`,
    ]),
    [!name, 'has no "name"'],
    [name !== name?.trim(), 'has spaces around its "name"'],
    [!isUrl(url, ['http:', 'https:']), 'needs a "url" that starts with https://'],
    [
      source !== undefined && !isUrl(source, ['https:']),
      'needs a "source" that starts with https://, or none',
    ],
    [!site.tags, 'has no "tags". The list can be empty'],
    ...unknownTags.map((tag): [boolean, string] => [
      true,
      `has the unknown tag "${tag}". Tags are ${tags.join(', ')}`,
    ]),
    [new Set(siteTags).size < siteTags.length, 'has the same tag twice'],
    [
      siteTags.includes('opensource') && !source,
      'has the tag "opensource". Add the URL of its source as "source"',
    ],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, text]) => `"${name}" ${text}.`);
}

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
    const first = names.findIndex((name, index) => name !== sorted[index]);
    expect(names[first], `Sort showcase.json by name. Here comes "${sorted[first]}"`).toBe(
      sorted[first],
    );
  });

  it('have known fields and tags and complete URLs', () => {
    expect(showcaseSites.flatMap(problemsOf)).toEqual([]);
  });

  it('have a description of 20 to 110 characters that ends in a period', () => {
    const wrong = showcaseSites.filter(({description}) => !/^.{19,109}\.$/.test(description));
    expect(wrong.map(({name}) => name)).toEqual([]);
  });

  it('with mistakes get a message for each', () => {
    const tags = ['opensource', 'nonsense'] as ShowcaseTag[];
    const site = {name: 'Site ', url: 'example.com', description: 'A site.', tags, stars: 1};
    expect(problemsOf(site)).toEqual([
      expect.stringContaining('"Site " has the unknown field "stars"'),
      expect.stringContaining('spaces'),
      expect.stringContaining('"url"'),
      expect.stringContaining('unknown tag "nonsense"'),
      expect.stringContaining('"source"'),
    ]);
  });
});

it.each(tags)('the tag %s is used', (tag) => {
  expect(showcaseSites.some((site) => site.tags.includes(tag))).toBe(true);
});
