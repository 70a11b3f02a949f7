// @ts-check
/** @import {Sample} from '../page/read-page.mjs' */
/** @import {Facts} from '../facts.mjs' */

/** Commands that run the framework, followed by its command and flags. */
const runners =
  /(?:^|\s)(?:npx |yarn |pnpm |bunx |npm run |pnpm run |yarn run )?(docusaurus|create-docusaurus(?:@\S+)?)(?= |$)/u;

/** The npm scripts of a new site, each running the command with the same name. */
const scripts =
  /(?:^|\s)(?:npm run|yarn run|yarn|pnpm run|pnpm|bun run) (start|build|swizzle|deploy|clear|serve|write-translations|write-heading-ids)(?: --(?= )|$)/u;

/**
 * Commands of a terminal, which may only use commands and flags of the framework that exist.
 *
 * @type {import('./check-samples.mjs').SampleKind}
 */
export const shell = {
  languages: ['bash', 'sh', 'shell', 'console', 'powershell'],
  check({code}, facts, {samples}) {
    const added = addedCommands(samples);
    return commandLines(code).flatMap(({text, line}) =>
      problemsOf(text, facts, added).map((message) => ({line, message})),
    );
  },
};

/**
 * The commands that a page's samples add to the command line.
 *
 * @param {Sample[]} samples
 */
const addedCommands = (samples) =>
  samples.flatMap(({code}) =>
    [...code.matchAll(/\.command\(\s*['"]([\w:-]+)/gu)].map(([, name]) => name ?? ''),
  );

/**
 * The lines of a shell sample, with continued lines joined and comments removed.
 *
 * @param {string} code
 */
function commandLines(code) {
  /** @type {{text: string, line: number}[]} */
  const lines = [];
  let continues = false;
  code.split('\n').forEach((text, line) => {
    const command = text.replace(/(?:^|\s)#.*$/u, '').replace(/\\$/u, '');
    const last = lines.at(-1);
    if (continues && last) {
      last.text += ` ${command.trim()}`;
    } else {
      lines.push({text: command.trim(), line});
    }
    continues = text.endsWith('\\');
  });
  // `a && b` and `a | b` are two commands.
  return lines.flatMap(({text, line}) =>
    text.split(/&&|\|\||[|;]/u).map((part) => ({text: part.trim(), line})),
  );
}

/**
 * @param {string} text a command
 * @param {Facts} facts
 * @param {string[]} added commands that the page's samples add
 * @returns {string[]}
 */
function problemsOf(text, facts, added) {
  const run = runners.exec(text);
  const script = scripts.exec(text);
  if (!run && !script) {
    return [];
  }
  const parameters = text.slice((run ?? script)?.index).slice((run ?? script)?.[0].length);
  const words = parameters.trim().split(/\s+/u).filter(Boolean);
  if (run?.[1]?.startsWith('create-docusaurus')) {
    return unknownFlags('create-docusaurus', words, facts);
  }
  const name = script?.[1] ?? words.find((word) => !word.startsWith('-'));
  if (!name || added.includes(name)) {
    return [];
  }
  if (/^docs:version:/u.test(name)) {
    return unknownFlags('docs:version', words, facts);
  }
  return facts.flags(name)
    ? unknownFlags(name, words, facts)
    : [`there is no command "docusaurus ${name}"`];
}

/**
 * @param {string} command
 * @param {string[]} words
 * @param {Facts} facts
 */
function unknownFlags(command, words, facts) {
  const known = [...(facts.flags(command) ?? []), '--help', '-h', '--version', '-V', '--'];
  return words
    .filter((word) => /^--?[a-zA-Z]/u.test(word))
    .map((word) => word.split('=')[0] ?? word)
    .filter((flag) => !known.includes(flag))
    .map((flag) => `"${command}" has no flag ${flag}`);
}
