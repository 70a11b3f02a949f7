import {pathOf} from './sets.mjs';

/** A text without what readers do not hear: case, marks and the signs around words. */
const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** True when all words stand in the text, in their order; others may stand between them. */
function hasInOrder(text, words) {
  const all = text.split(' ');
  let at = 0;
  return words.split(' ').every((word) => {
    at = all.indexOf(word, at) + 1;
    return at > 0;
  });
}

/** A statement is a piece of the section's text, or a row of one of its tables. */
export function isSupported(statement, {blocks}) {
  const text = plain(statement);
  return blocks.some((block) => {
    if (typeof block === 'string') {
      return ` ${plain(block)} `.includes(` ${text} `);
    }
    if (block.list) {
      return block.list.some((item) => ` ${plain(item)} `.includes(` ${text} `));
    }
    const columns = block.columns ?? [];
    return (block.rows ?? []).some((row) =>
      hasInOrder(
        plain(row.map((cell, number) => `${columns[number] ?? ''} ${cell}`).join(' ')),
        text,
      ),
    );
  });
}

/** The section with a heading in which a row of a reference table stands; others themselves. */
export function headedSections(sections) {
  const headed = new Map();
  let heading;
  for (const section of sections) {
    heading = section.level < 7 ? section.url : heading;
    headed.set(section.url, heading);
  }
  return headed;
}

const isFact = (parts, facts) => {
  const texts = parts.flatMap((part) =>
    part.type === 'statement'
      ? part.text
      : part.type === 'code'
        ? `${part.title ?? ''}\n${part.code}`
        : [],
  );
  return facts.some((fact) => texts.some((text) => new RegExp(fact, 'iu').test(text)));
};

/** What a single answer shows. */
export function judge({sections, fact}, parts, {byUrl, headed}) {
  const stated = parts.filter(({type}) => type === 'statement');
  const cited = parts.filter(({type}) => type === 'statement' || type === 'code');
  const urls = [...new Set(cited.map(({citation}) => citation.url))].slice(0, 3);
  const expected = new Set(sections.map((section) => pathOf(section)));
  const words = stated.map(({text}) => text.split(/\s+/u).length).reduce((a, b) => a + b, 0);
  const isRefused = parts.some(({type}) => type === 'not-found');
  return {
    isRefused,
    hasSection: urls.some((url) => expected.has(url) || expected.has(headed.get(url))),
    hasFact: fact !== undefined && isFact(cited, fact),
    isShort: words <= 120 && cited.filter(({type}) => type === 'code').length <= 1,
    words,
    unsupported: stated.filter(
      ({text, citation}) => !byUrl.has(citation.url) || !isSupported(text, byUrl.get(citation.url)),
    ),
  };
}

/**
 * Asks questions, and sums up how they are answered.
 *
 * @param questions as `loadQuestions` gives them
 * @param ask takes a question and the exchanges before it, gives the parts of its answer
 * @param sections of the index, in their order
 */
export async function measureAnswers(questions, ask, sections) {
  const lookup = {
    byUrl: new Map(sections.map((section) => [section.url, section])),
    headed: headedSections(sections),
  };
  const results = [];
  for (const each of questions) {
    const history = each.after ? [{question: each.after, answer: await ask(each.after, [])}] : [];
    const parts = await ask(each.question, history);
    results.push({...each, parts, ...judge(each, parts, lookup)});
  }
  const answerable = results.filter(({sections: expected}) => expected.length > 0);
  const others = results.filter(({sections: expected}) => expected.length === 0);
  const count = (list, test) => list.filter(test).length;
  return {
    results,
    answerable: answerable.length,
    others: others.length,
    withSection: count(answerable, ({hasSection}) => hasSection),
    withFact: count(answerable, ({hasFact}) => hasFact),
    refused: count(others, ({isRefused}) => isRefused),
    short: count(results, ({isShort}) => isShort),
    unsupported: results.flatMap(({unsupported}) => unsupported).length,
  };
}
