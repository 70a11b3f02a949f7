import {readdirSync} from 'node:fs';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {mermaid} from '../../../config/mermaid';
import {findDiagrams} from './find-diagrams';
import {descriptionIn, pictureName, picturesDir, readPicture} from './pictures';
import diagrams from './remark';

/** Runs the plugin on a page with one diagram. */
function show(source: string) {
  const node = {
    type: 'mermaidCodeBlock',
    data: {hName: 'mermaid', hProperties: {value: source}},
  };
  const root = {type: 'root', children: [node]} as unknown as Root;
  const file = {
    fail(message: string) {
      throw new Error(message);
    },
  };
  void diagrams(mermaid)(root, file as never, () => {});
  return node;
}

const drawn = findDiagrams(mermaid);

it('each diagram of the content has its picture, and each picture its diagram', () => {
  const pictures = readdirSync(picturesDir).map((file) => file.replace('.svg', ''));
  expect([...drawn.keys()].sort()).toEqual(pictures.sort());
});

it('a picture says what it shows, and can be used more than once on a site', () => {
  for (const name of drawn.keys()) {
    const svg = readPicture(name);
    expect(svg).toMatch(new RegExp(`^<svg id="diagram-${name}"`, 'u'));
    expect(descriptionIn(svg).length).toBeGreaterThan(10);
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/gu), ([, id]) => id!);
    expect(ids.filter((id) => !id.startsWith(`diagram-${name}`))).toEqual([]);
    const references = Array.from(svg.matchAll(/(?:url\(#|href="#)([^)"]+)/gu), ([, id]) => id!);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(svg).not.toMatch(/<script|\son\w+=|https?:\/\/(?!www\.w3\.org)/u);
  }
});

it('a diagram becomes its picture', () => {
  const [[name, {source}] = ['', {source: ''}]] = drawn;
  expect(show(source).data).toEqual({
    hName: 'diagram',
    hProperties: {picture: name, description: descriptionIn(readPicture(name))},
  });
});

it('a diagram without a picture fails the build, which names the command', () => {
  expect(() => show('flowchart LR\n  Never --> Drawn')).toThrow('npm run diagrams');
});

it('other settings need other pictures', () => {
  expect(pictureName('flowchart LR', mermaid)).not.toBe(
    pictureName('flowchart LR', {...mermaid, theme: {light: 'base', dark: 'base'}}),
  );
});
