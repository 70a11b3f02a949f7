import path from 'node:path';
import {readInlineScript} from '../security/inline-scripts';

/** The script of every redirect page. */
export const redirectScript = readInlineScript(path.join(__dirname, 'redirect.js'));

/**
 * A page that leads on: by its script with the query string and the hash it was asked for, without
 * scripts by its refresh.
 *
 * @param target address or path, as it is in the configuration
 * @param icon path of the site's icon: without one, browsers ask for one that is not there
 */
export function redirectPage(target: string, icon: string): string {
  // Encoding leaves one character that means something in HTML.
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
