import path from 'node:path';
import {readInlineScript} from '../../framework/security/inline-scripts';

/** The script of every redirect page. */
export const redirectScript = readInlineScript(path.join(__dirname, 'redirect.js'));

/**
 * A redirect page. Its script keeps the query string and the hash. Without JavaScript, its meta
 * refresh redirects.
 *
 * @param target URL or path, as in the configuration
 * @param icon path of the site's icon; without it, browsers would request a missing one
 */
export function redirectPage(target: string, icon: string): string {
  // The ampersand is the only HTML character that encodeURI keeps.
  const href = encodeURI(target).replaceAll('&', '&amp;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <link rel="icon" href="${icon}">
    <link rel="canonical" href="${href}">
    <meta http-equiv="refresh" content="0; url=${href}">
    <script>${redirectScript}</script>
  </head>
  <body>
    <p>This page is now at <a href="${href}">${href}</a>.</p>
  </body>
</html>
`;
}
