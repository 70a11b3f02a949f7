import type {Block, CodeSample} from '../index-format';
import type {Passage} from './passages';

type Given = {titles: string[]; hash?: string; blocks?: Block[]; samples?: CodeSample[]};

/** A section for tests; its page is named after the first title. */
export function passage({titles, hash, blocks = [], samples = []}: Given): Passage {
  const page = `/docs/${titles[0]!.toLowerCase().replaceAll(' ', '-')}/`;
  return {
    url: hash ? `${page}#${hash}` : page,
    page,
    tag: 'docs-default-3.9.2',
    titles,
    level: hash?.startsWith('option-') ? 7 : titles.length,
    position: hash ? 1 : 0,
    blocks,
    samples,
  };
}

const bash = (code: string): CodeSample => ({code, language: 'bash'});

/** Docs of a tool that makes boats, small enough to be read. */
export const boats: Passage[] = [
  passage({
    titles: ['Boats'],
    blocks: ['A boat carries goods over water.', 'Every boat has a hull and a crew.'],
  }),
  passage({
    titles: ['Boats', 'Paint the hull'],
    hash: 'paint',
    blocks: [
      'Paint keeps water out of the hull. It lasts for two years.',
      'Choose a color with hullColor:',
      {sample: 0},
      'The anchor needs no paint.',
    ],
    samples: [{code: "{hullColor: 'red'}", language: 'ts', title: 'boat.config.ts'}],
  }),
  passage({
    titles: ['Boats', 'Options', 'hullColor'],
    hash: 'option-hull-color',
    blocks: [
      {
        columns: ['Option', 'Type', 'Default', 'Description'],
        rows: [['hullColor', 'string', "'white'", 'Color of the hull. See Paint the hull.']],
      },
    ],
  }),
  passage({
    titles: ['Sails'],
    blocks: [
      'Sails catch the wind.',
      'A sail is raised with boat raise, and lowered with boat lower.',
    ],
    samples: [bash('boat raise')],
  }),
  passage({
    titles: ['Sails', 'Mend a sail'],
    hash: 'mend',
    blocks: ['Sew a torn sail with strong thread before the next storm.'],
  }),
  passage({
    titles: ['Nets', 'Mend'],
    hash: 'mend',
    blocks: ['Mend it with twine. Mending a net means to mend its meshes one by one.'],
  }),
  passage({
    titles: ['Harbors', 'Pay the fee'],
    hash: 'fee',
    blocks: ['The harbor of Bergen takes a fee for each night.', {list: ['Pay at the office.']}],
  }),
];
