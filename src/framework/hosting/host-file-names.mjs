// @ts-check

/**
 * Names of the files with rules for hosts, in the build folder. Hosts shouldn't serve them. The
 * project's server reads this list too, and can't import TypeScript.
 */
export const fileNames = /** @type {const} */ (['_headers', '_redirects', '_nginx.conf']);
