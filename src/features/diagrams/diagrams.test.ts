import {readdirSync} from 'node:fs';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {mermaid} from '../../../config/mermaid';
import {findDiagrams} from './find-diagrams';
import {pictureName, picturesDir, readPicture} from './pictures';
import diagrams from './remark';

const drawn = findDiagrams(mermaid);

it('each diagram of the content has its picture, and each picture its diagram', () => {
  const pictures = readdirSync(picturesDir).map((file) => file.replace('.svg', ''));
  expect([...drawn.keys()].sort()).toEqual(pictures.sort());
});

it('a picture can be used more than once on a site', () => {
  for (const name of drawn.keys()) {
    const svg = readPicture(name);
    expect(svg).toMatch(new RegExp(`^<svg id="diagram-${name}"`, 'u'));
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/gu), ([, id]) => id!);
    expect(ids.filter((id) => !id.startsWith(`diagram-${name}`))).toEqual([]);
    const references = Array.from(svg.matchAll(/(?:url\(#|href="#)([^)"]+)/gu), ([, id]) => id!);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(svg).not.toMatch(/<script|\son\w+=|https?:\/\/(?!www\.w3\.org)/u);
  }
});

it('a diagram without a picture fails the build, which names the command and has the diagram', () => {
  const value = 'flowchart LR\n  Never --> Drawn';
  const node = {type: 'mermaidCodeBlock', data: {hProperties: {value}}};
  const root = {type: 'root', children: [node]} as unknown as Root;
  const file = {
    fail(message: string) {
      throw new Error(message);
    },
  };
  expect(() => void diagrams(mermaid)(root, file as never, () => {})).toThrow(
    `npm run diagrams\n\n${value}`,
  );
});

it('other settings need other pictures', () => {
  expect(pictureName('flowchart LR', mermaid)).not.toBe(
    pictureName('flowchart LR', {...mermaid, theme: {light: 'base', dark: 'base'}}),
  );
});
