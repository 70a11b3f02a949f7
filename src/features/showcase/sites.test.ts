import Joi from 'joi';
import {describe, expect, it} from 'vitest';
import {showcaseSites, showcaseTags, type ShowcaseTag} from './sites';

const tags = Object.keys(showcaseTags) as ShowcaseTag[];

/** Normalizes URLs of the same site. */
const normalized = (url: string) => {
  const {host, pathname} = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
};

const siteSchema = Joi.object({
  name: Joi.string().trim().required(),
  // The test below parses it.
  url: Joi.string()
    .pattern(/^https?:\/\//, 'https://')
    .required(),
  description: Joi.string()
    .pattern(/^.{19,109}\.$/, '20 to 110 characters that end in a period')
    .required(),
  source: Joi.string().uri({scheme: 'https'}),
  tags: Joi.array()
    .items(Joi.valid(...tags))
    .unique()
    .required(),
}).when(Joi.object({tags: Joi.array().has('opensource')}).unknown(), {
  then: Joi.object({source: Joi.required()}),
});

/** What is wrong with an entry of `showcase.json`. */
const problemsOf = (site: object): string[] =>
  siteSchema
    .validate(site, {abortEarly: false, convert: false})
    .error?.details.map(({message}) => message) ?? [];

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

  it('have known fields and tags, complete URLs, and a description of one or two sentences', () => {
    expect(
      showcaseSites.flatMap((site) =>
        problemsOf(site).map((problem) => `${site.name}: ${problem}`),
      ),
    ).toEqual([]);
  });
});

it.each(tags)('the tag %s is used', (tag) => {
  expect(showcaseSites.some((site) => site.tags.includes(tag))).toBe(true);
});
