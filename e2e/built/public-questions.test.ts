import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {expect, test} from 'vitest';
import {attributesIn} from '../support/built-document';
import {lastVersion} from '../support/versions';

type Question = {question: string; page: string; heading?: string; also?: string[]};

const questions = load(
  readFileSync(path.resolve('tools/eval/public-questions.yml'), 'utf8'),
) as Question[];

test('each public question names a page and a heading that exist', () => {
  const places = questions.flatMap(({question, page, heading, also = []}) => [
    {question, page, heading},
    ...also.map((place) => {
      const [to = '', id] = place.split('#');
      return {question, page: to, heading: id};
    }),
  ]);
  expect(places.length).toBeGreaterThanOrEqual(150);
  const missing = places.filter(({page, heading}) => {
    const ids = attributesIn(`/docs/${lastVersion}/${page && `${page}/`}`, '[id]', 'id');
    return heading && !ids.includes(heading);
  });
  expect(missing).toEqual([]);
});
