// `npm run eval:answers`: how well questions are answered from the docs, without a language model,
// over the index of the build that is there. What counts is the half of the questions that the
// answerer was not tuned with; `--tuned` sums up the others, and shows what goes wrong with most.
import path from 'node:path';
import {runnerImport} from 'vite';
import {loader} from './engines/embedded.mjs';
import {measureAnswers} from './measure-answers.mjs';
import {halfOf, loadQuestions, version} from './sets.mjs';

const context = {tags: [`docs-default-${version}`, 'docs-community-current'], locale: 'en'};

const load = async (file) => (await runnerImport(path.resolve('src/search/answers', file))).module;
const {createDocsLoader} = await load('load-docs.ts');
const {respond} = await load('respond.ts');

const loadDocs = createDocsLoader(loader);
const ask = async (question, history) =>
  respond(await loadDocs(question, context), question, history).parts;
// Of all versions: a question may name another than the reader's.
const {tags} = await loader.manifest();
const passages = (await loadDocs('', {...context, tags: Object.keys(tags)})).flatMap(
  ({sections}) => sections,
);

const percent = (count, all) => `${((100 * count) / all).toFixed(1)} % (${count} of ${all})`;

function report(name, figures) {
  const {answerable, others, results} = figures;
  console.log(`\n${results.length} questions, ${name}`);
  const rows = [
    ['Right section among the first three', percent(figures.withSection, answerable)],
    ['Fact stated', percent(figures.withFact, answerable)],
    ['Refused, of those without an answer', percent(figures.refused, others)],
    ['At most 120 words and one sample', percent(figures.short, results.length)],
    ['Statements that their section does not hold', String(figures.unsupported)],
  ];
  rows.forEach(([what, figure]) => console.log(`${what.padEnd(46)}${figure}`));
}

function showFaults({results}) {
  for (const {question, sections, hasSection, hasFact, isRefused, parts} of results) {
    const isRight = sections.length > 0 ? hasSection && hasFact : isRefused;
    if (!isRight) {
      console.log(
        `\n${hasSection ? 'no fact' : 'no section'}: ${question}\n  expected: ${sections.join(' ') || 'a refusal'}`,
      );
      parts.forEach((part) =>
        console.log(`  ${part.type}`, part.text ?? '', part.citation?.url ?? ''),
      );
    }
  }
}

const ofHalf = (half) => loadQuestions().filter(({question}) => halfOf(question) === half);
const earlier = await measureAnswers(loadQuestions('earlier/'), ask, passages);
report('earlier', earlier);
const tuned = await measureAnswers(ofHalf('tuned'), ask, passages);
report('tuned', tuned);
if (process.argv.includes('--tuned')) {
  showFaults(earlier);
  showFaults(tuned);
} else {
  const unseen = await measureAnswers(ofHalf('unseen'), ask, passages);
  report('unseen', unseen);
  const limits = [
    ['section', unseen.withSection / unseen.answerable, 0.9],
    ['fact', unseen.withFact / unseen.answerable, 0.85],
    ['refusals', unseen.refused / unseen.others, 1],
    ['length', unseen.short / unseen.results.length, 1],
    ['support', unseen.unsupported === 0 ? 1 : 0, 1],
  ];
  for (const [name, figure, limit] of limits.filter(([, value, least]) => value < least)) {
    console.error(`\n${name}: ${figure.toFixed(3)} is below the limit of ${limit}.`);
    process.exitCode = 1;
  }
}
