import {hashSource} from './inline-scripts';

/** Values by directive: `{'img-src': ["'self'", 'data:']}`. */
export type Directives = Record<string, string[]>;

/**
 * Every page gets the hashes of all scripts, so different scripts per page would inflate the
 * header.
 */
const maximum = 14;

/**
 * A content security policy in which only these inline scripts run.
 *
 * @param directives
 * @param scripts the code of inline scripts, with where each is first
 * @returns the value of a `Content-Security-Policy` header
 * @throws when there are too many different scripts; the message says where they are
 */
export function policyOf(directives: Directives, scripts: ReadonlyMap<string, string>): string {
  if (scripts.size > maximum) {
    const places = Array.from(scripts, ([code, place]) => `${place}: ${code.slice(0, 60)}`);
    throw new Error(
      `The build has ${scripts.size} different inline scripts, and the content security ` +
        `policy allows ${maximum}. Use the same script text on every page, and pass ` +
        `what differs in data attributes:\n${places.join('\n')}`,
    );
  }
  const hashes = [...scripts.keys()].map(hashSource);
  return Object.entries({
    ...directives,
    'script-src': [...(directives['script-src'] ?? []), ...hashes],
  })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
