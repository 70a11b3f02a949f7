import type {Part} from '../../src/framework/seams/upstream';

export type Verdict = 'still needed' | 'no longer needed' | 'no longer fits';

/** What is known of the move to the next release: changes.yml. */
export type Changes = {
  /** What the site needs to build, with its texts before and after. */
  edits: {file: string; from: string; to: string; reason: string}[];
  /** Upstream files that differ there, as they were read. */
  upstream: Record<string, {hash: string; verdict: Verdict; change: string}>;
  /** Tests that fail there, with what the move has to change. */
  tests: Record<string, string>;
};

type Hashes = ReadonlyMap<string, string>;

export type Rehearsal = {
  /** Hashes of the upstream files of the site. */
  before: Hashes;
  /** Hashes of the upstream files of the next release. */
  after: Hashes;
  /** What the build printed, if it failed. */
  buildFailure: string;
  /** Each as `file › title`. */
  failedTests: string[];
};

const worstFirst: Verdict[] = ['no longer fits', 'no longer needed', 'still needed'];

/**
 * @param part
 * @param rehearsal
 * @param changes
 * @returns what becomes of the part with the move, and why
 */
export function judge(
  {name, upstream, proof}: Part,
  {before, after, buildFailure, failedTests}: Rehearsal,
  changes: Pick<Changes, 'upstream' | 'tests'>,
): {name: string; verdict: Verdict; notes: string[]} {
  const problems = [
    ...upstream.filter((file) => !after.has(file)).map((file) => `${file} is gone.`),
    ...failedTests.filter((test) => test.split(' › ')[0] === proof && !(test in changes.tests)),
    ...(buildFailure.includes(`The seam "${name}"`) ? ['An import is no longer replaced.'] : []),
  ];
  if (problems.length > 0) {
    return {name, verdict: 'no longer fits', notes: problems};
  }
  const readings = upstream
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => ({file, ...changes.upstream[file]}));
  // Unread files are reported on their own, see findDifferences.
  const verdicts = readings.map(({verdict = 'still needed'}) => verdict);
  return {
    name,
    verdict: worstFirst.find((verdict) => verdicts.includes(verdict)) ?? 'still needed',
    notes: readings.map(({file, change = 'has to be read.'}) => `${file}: ${change}`),
  };
}

/**
 * Compares what differs with what is listed.
 *
 * @param rehearsal
 * @param changes
 * @returns messages: what isn't listed, and what is listed but doesn't differ
 */
export function findDifferences(
  {before, after, failedTests}: Rehearsal,
  changes: Pick<Changes, 'upstream' | 'tests'>,
): string[] {
  const changed = [...before].filter(([file, hash]) => after.get(file) !== hash);
  const isKnown = (file: string) => changes.upstream[file]?.hash === (after.get(file) ?? 'gone');
  return [
    ...changed
      .filter(([file]) => !isKnown(file))
      .map(([file]) => `Read ${file}, which differs: ${after.get(file) ?? 'gone'}.`),
    ...Object.keys(changes.upstream)
      .filter((file) => !changed.some(([name]) => name === file))
      .map((file) => `${file} doesn't differ.`),
    ...failedTests
      .filter((test) => !(test in changes.tests))
      .map((test) => `This test fails: ${test}`),
    ...Object.keys(changes.tests)
      .filter((test) => !failedTests.includes(test))
      .map((test) => `This test passes, or isn't there: ${test}`),
  ];
}
