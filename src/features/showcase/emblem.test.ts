import {readFileSync} from 'node:fs';
import path from 'node:path';
import {showcaseSites} from './sites';
import {expect, it} from 'vitest';
import {emblemOf} from './emblem';

it.each([
  ['Jest', 'Je'],
  ['Apache APISIX', 'AA'],
  ['AI-Speaker', 'AS'],
  ['johnnyreilly.com', 'JC'],
  ['Akara’s blog', 'AB'],
  ['30 Days Of SWA', '3D'],
  ['BigBang', 'BB'],
  ['🧭 Über', 'Üb'],
  ['R', 'R'],
])('the emblem of %s has the initials %s', (name, initials) => {
  expect(emblemOf(name).initials).toBe(initials);
});

it('every site has initials and a color that exists', () => {
  const css = readFileSync(path.join(__dirname, 'SiteCard/styles.module.css'), 'utf8');
  const emblems = showcaseSites.map(({name}) => emblemOf(name));
  expect(emblems.filter(({initials}) => initials === '')).toEqual([]);
  for (const hue of new Set(emblems.map((emblem) => emblem.hue))) {
    expect(css).toContain(`.${hue} {`);
  }
});
