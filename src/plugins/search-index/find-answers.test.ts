import {describe, expect, it} from 'vitest';
import {checkAnswers, questionsBySection, type AskedPage} from './find-answers';
import type {Question} from './read-questions';

const docked: Question = {
  question: 'Where do I moor?',
  heading: 'moor',
  answer: 'Moor at the',
  sample: 'boat moor',
};

type Given = {questions?: Question[]; statement?: string; code?: string};

/** A doc with a start and one section, in one of its versions. */
const page = ({
  questions = [docked],
  statement = 'Moor at the pier.',
  code = '# slowly\nboat moor',
}: Given = {}): AskedPage => ({
  tag: 'docs-default-3.9.2',
  docId: 'harbor',
  headings: {path: '/docs/harbor/', title: 'Harbor', sections: [[2, 'Moor']]},
  summary: {},
  text: [['A harbor.'], ['Ropes first.', statement, {sample: 0}]],
  code: [[], [{code, language: 'bash'}]],
  questions: new Map(questions.map((each) => [each.heading, [each]])),
});

describe('the questions of a page', () => {
  it('name the statement and the sample that answer them', () => {
    expect(questionsBySection(page())).toEqual({1: [['Where do I moor?', 1, 0]]});
  });

  it('name a sample alone where no statement answers', () => {
    const shown = {...docked, answer: undefined};
    expect(questionsBySection(page({questions: [shown]}))).toEqual({
      1: [['Where do I moor?', null, 0]],
    });
  });

  it('go without what a version does not have', () => {
    expect(questionsBySection(page({statement: 'Anchor.', code: 'boat sink'}))).toEqual({
      1: [['Where do I moor?']],
    });
  });

  it('are left out where a version lacks the heading', () => {
    expect(questionsBySection(page({questions: [{...docked, heading: 'sail'}]}))).toEqual({});
  });
});

describe('answers that have gone', () => {
  it('are no fault as long as one version has them', () => {
    expect(() => checkAnswers([page({statement: 'Anchor.'}), page()])).not.toThrow();
  });

  it('are told with file, question and text', () => {
    const all = [page({statement: 'Anchor.', code: 'boat sink'})];
    expect(() => checkAnswers(all)).toThrow(
      'harbor.yml, "Where do I moor?": answer: Moor at the, sample: boat moor',
    );
  });

  it('are told where only one of the two has gone', () => {
    const all = [page({code: 'boat sink'})];
    expect(() => checkAnswers(all)).toThrow('harbor.yml, "Where do I moor?": sample: boat moor');
  });
});
