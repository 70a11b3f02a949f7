import {describe, expect, it} from 'vitest';
import {indexSections} from '../engine/tag-index';
import type {AnswerPart, Exchange} from '../types';
import {longestAnswer} from './assemble';
import {boats, passage} from './passages.fixture';
import {respond} from './respond';

const index = await indexSections(boats);
const ask = (question: string, history: Exchange[] = []) =>
  respond([index], question, history).parts;

const statements = (parts: AnswerPart[]) => parts.filter((part) => part.type === 'statement');
const urls = (parts: AnswerPart[]) => statements(parts).map(({citation}) => citation.url);
const isRefused = (parts: AnswerPart[]) => parts[0]?.type === 'not-found';

describe('an answer', () => {
  it('begins with the section that the question is about', () => {
    expect(urls(ask('How do I paint the hull of my boat?'))[0]).toBe('/docs/boats/#paint');
  });

  it('shows the sample of that section whole, once', () => {
    const samples = ask('How do I paint the hull of my boat?').filter(({type}) => type === 'code');
    expect(samples).toEqual([
      expect.objectContaining({code: "{hullColor: 'red'}", title: 'boat.config.ts'}),
    ]);
  });

  it('shows no sample when a value is asked for', () => {
    const parts = ask('What is the default of hullColor?');
    expect(parts.some(({type}) => type === 'code')).toBe(false);
    expect(statements(parts)[0]).toMatchObject({
      text: "hullColor — Default: 'white'; Color of the hull.",
      citation: {url: '/docs/boats/#option-hull-color', number: 1},
    });
  });

  it('gives a section one number, in the order in which sections are cited', () => {
    const numbers = new Map(
      statements(ask('How do I paint the hull?')).map(({citation}) => [
        citation.url,
        citation.number,
      ]),
    );
    expect([...numbers.values()]).toEqual([...numbers.keys()].map((_, place) => place + 1));
  });

  it('says what "it" is when a sentence begins so', () => {
    const texts = statements(ask('How many years does the paint of the hull last?'));
    expect(texts.map(({text}) => text)).toContain(
      'Paint keeps water out of the hull. It lasts for two years.',
    );
    texts.forEach(({text}) => expect(text).not.toMatch(/^It /u));
  });

  it('begins with the start of the page that tells what a thing is', async () => {
    const keels = [
      passage({titles: ['Keel'], blocks: ['A keel is the lowest part of a boat.']}),
      {
        ...passage({
          titles: ['Keel', 'Faults'],
          hash: 'faults',
          blocks: ['A bent keel is straightened in the dock.', 'Look at the keel each year.'],
        }),
        questions: [
          ['What is wrong with my keel?', 0],
          ['What is done about a bent keel?', 0],
        ] as [string, number][],
      },
    ];
    const {parts} = respond([await indexSections([...boats, ...keels])], 'What is a keel?', []);
    expect(urls(parts)[0]).toBe('/docs/keel/');
  });

  it('finds words of the field that mean the same', async () => {
    const flags = [
      ...boats,
      passage({
        titles: ['Announcement bar'],
        blocks: ['It flies a flag.', 'The announcement bar stands above the deck.'],
      }),
    ];
    const parts = respond([await indexSections(flags)], 'How do I show a banner?', []).parts;
    expect(urls(parts)[0]).toBe('/docs/announcement-bar/');
  });

  it('stays within its words and statements however much there is to say', async () => {
    const long = Array.from({length: 6}, (_, number) =>
      passage({
        titles: ['Ropes', `Rope ${number}`],
        hash: `rope-${number}`,
        blocks: Array.from(
          {length: 5},
          (__, line) =>
            `Rope ${number} of line ${line} ${'holds the rope of the mast '.repeat(7)}well.`,
        ),
      }),
    );
    const parts = statements(
      respond([await indexSections([...boats, ...long])], 'Which rope holds the mast?', []).parts,
    );
    const words = parts.flatMap(({text}) => text.split(/\s+/u));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.length).toBeLessThanOrEqual(4);
    expect(words.length).toBeLessThanOrEqual(longestAnswer);
  });

  it('says nothing twice', async () => {
    const twins = [...boats, passage({titles: ['Sails again'], blocks: ['Sails catch the wind.']})];
    const texts = statements(
      respond([await indexSections(twins)], 'What do sails catch?', []).parts,
    ).map(({text}) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('a question that the docs do not answer', () => {
  it.each([
    ['of something that they never name', 'How do I paint the hull with Disqus?'],
    ['of a name from elsewhere in them', 'How do I mend a sail in Bergen?'],
    ['of an option that is not there', 'What does hullShape do?'],
    ['of the world', 'What is the capital of France?'],
    ['without a word', '???'],
    ['with nothing but small words', 'How do I do it?'],
  ])('%s is refused, with the nearest sections', (_, question) => {
    const parts = ask(question);
    expect(isRefused(parts)).toBe(true);
    expect(parts).toHaveLength(1);
  });

  it('names what is nearest', () => {
    const [part] = ask('How do I paint the hull with Disqus?');
    expect(part).toMatchObject({
      type: 'not-found',
      nearest: [{url: '/docs/boats/#paint', number: 1}, {}, {}],
    });
  });
});

describe('a follow-up', () => {
  const history: Exchange[] = [
    {question: 'How do I raise a sail?', answer: ask('How do I raise a sail?')},
  ];

  it.each(['And how do I mend it?', 'How is one mended?', 'What about mending?'])(
    '"%s" takes its topic from the question before',
    (question) => {
      expect(urls(ask(question, history))[0]).toMatch(/^\/docs\/sails\//u);
      expect(urls(ask(question, history))).toContain('/docs/sails/#mend');
    },
  );

  it('without a conversation is about anything', () => {
    expect(urls(ask('And how do I mend it?'))[0]).toBe('/docs/nets/#mend');
  });

  it('goes on over several questions', () => {
    const more = [...history, {question: 'Why?', answer: []}];
    expect(urls(ask('And how do I mend it?', more))[0]).toMatch(/^\/docs\/sails\//u);
  });

  it('leaves the topic when the question has one of its own', () => {
    expect(urls(ask('How do I paint the hull of a boat?', history))[0]).toBe('/docs/boats/#paint');
  });
});

describe('hostile questions', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)> hull'],
    ['10,000 characters', 'hull '.repeat(2000)],
    ['right-to-left text', 'كيف أدهن القارب hull'],
    ['emoji', '⛵️🎨 hull?'],
  ])('%s do no harm', (_, question) => {
    const text = JSON.stringify(ask(question));
    expect(text).not.toContain('<img');
    expect(ask(question).length).toBeGreaterThan(0);
  });
});
