/** Values by directive: `{'img-src': ["'self'", 'data:']}`. */
export type Directives = Record<string, string[]>;

/**
 * @param directives
 * @param hashes of inline scripts, which join `script-src`
 * @returns the value of a `Content-Security-Policy` header
 */
export function policyOf(directives: Directives, hashes: string[]): string {
  const {'script-src': scripts = ["'self'"], ...rest} = directives;
  return Object.entries({...rest, 'script-src': [...scripts, ...hashes]})
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Adds the policy to the headers of all paths.
 *
 * @param headersFile the text of `_headers`
 * @param policy
 * @throws when the file has no headers for all paths, with what to do
 */
export function withPolicy(headersFile: string, policy: string): string {
  const all = /^\/\*[ \t]*$/mu;
  if (!all.test(headersFile)) {
    throw new Error(
      'static/_headers has no line "/*", below which the content security policy goes. Add one.',
    );
  }
  return headersFile.replace(all, `/*\n  Content-Security-Policy: ${policy}`);
}
