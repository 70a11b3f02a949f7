import {expect, it} from 'vitest';
import {indexSections} from '../engine/tag-index';
import {weighConcepts} from '../engine/weigh-concepts';
import {readAsked} from './asked';
import {boats, passage} from './passages.fixture';
import {understand} from './question';
import {respond} from './respond';

const hold = {
  ...passage({
    titles: ['Boats', 'Hold'],
    hash: 'hold',
    blocks: ['It has a floor of planks.', 'Grain is kept in barrels.', {sample: 0}, {sample: 1}],
    samples: [
      {code: 'boat load', language: 'bash'},
      {code: 'boat stow', language: 'bash'},
    ],
  }),
  questions: [
    ['How do I keep the cargo dry?', 1, 1],
    ['Which wood is the cargo room made of?', 0],
    ['Is there a cargo room?'],
  ] as [string, number?, number?][],
};
const index = await indexSections([...boats, hold]);
const askedOf = (question: string) =>
  readAsked(hold, weighConcepts([index], understand(question).concepts));

it('tells which statement readers ask for in such words', () => {
  const asked = askedOf('How can the cargo stay dry?');
  expect(asked.ofStatement(1)).toBeGreaterThan(asked.ofStatement(0));
  expect(askedOf('What wood is under the cargo?').ofStatement(0)).toBeGreaterThan(
    askedOf('What wood is under the cargo?').ofStatement(1),
  );
});

it('tells the same of samples', () => {
  const asked = askedOf('How can the cargo stay dry?');
  expect(asked.ofSample(1)).toBeGreaterThan(0);
  expect(asked.ofSample(0)).toBe(0);
});

it('makes the answer, though the docs say it in other words', () => {
  const {parts} = respond([index], 'How can the cargo stay dry?', []);
  expect(parts).toContainEqual(expect.objectContaining({text: 'Grain is kept in barrels.'}));
  expect(parts.at(-1)).toMatchObject({type: 'code', code: 'boat stow'});
});
