/**
 * A script that logs violations of the content security policy as errors, because some of them aren't
 * in the console that tests read.
 */
export const logViolations = `document.addEventListener(
  'securitypolicyviolation',
  ({effectiveDirective, blockedURI, sample}) =>
    console.error('policy violation: ' + [effectiveDirective, blockedURI, sample].join(' ')),
);`;
