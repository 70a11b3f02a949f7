import {apache} from './apache';
import {caddy} from './caddy';
import type {fileNames} from './host-file-names.mjs';
import {lines, type HostRules} from './host-rules';
import {nginx} from './nginx';

/** For Netlify and Cloudflare Pages. */
const netlifyHeaders = ({headers}: HostRules): string =>
  Object.entries(headers)
    .map(([path, values]) => `${path}\n${lines(values, (name, value) => `  ${name}: ${value}`)}`)
    .join('');

/**
 * Writes the rules in the languages of hosts.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @returns texts by file name
 */
export function hostFiles(
  rules: HostRules,
  baseUrl: string,
): Record<(typeof fileNames)[number], string> {
  const base = baseUrl.slice(0, -1);
  return {
    _headers: netlifyHeaders(rules),
    _redirects: lines(rules.rewrites, (from, to) => `${from} ${to} 200`),
    '_nginx.conf': nginx(rules, base),
    _Caddyfile: caddy(rules, base),
    '.htaccess': apache(rules, base),
  };
}
