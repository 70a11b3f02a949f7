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
