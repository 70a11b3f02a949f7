import type {HostRules} from '../src/framework/hosting/host-files';
import {env} from './env';

const when = (isConfigured: unknown, hosts: string[]) => (isConfigured ? hosts : []);

/**
 * The content security policy by directive. The build adds the hashes of the site's inline scripts
 * to `script-src`. Other hosts are only allowed for services that the environment enables.
 */
export const contentSecurityPolicy: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': [
    "'self'",
    // The live playground runs what readers type as a script with such a URL, in a frame that can't
    // reach the page. The frame's document has the page's policy, on every host and offline.
    'blob:',
    ...when(env.gtagId, ['https://*.googletagmanager.com']),
  ],
  // Highlighted code, formulas and diagrams have style attributes, which hashes can't cover. Mermaid
  // also measures its text with a style element that it writes for each diagram.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': [
    "'self'",
    'data:',
    ...when(env.gtagId, ['https://*.google-analytics.com', 'https://*.googletagmanager.com']),
  ],
  'font-src': ["'self'", 'data:'],
  'connect-src': [
    "'self'",
    ...when(env.algolia, ['https://*.algolia.net', 'https://*.algolianet.com']),
    ...when(env.algolia?.assistant, ['https://askai.algolia.com']),
    ...when(env.gtagId, [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ]),
  ],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

const immutable = {'Cache-Control': 'public, max-age=31536000, immutable'};

/** Feed readers show the pictures of posts on their own pages. */
const embeddable = {'Cross-Origin-Resource-Policy': 'cross-origin'};

/**
 * What the host has to do, by path in the build folder. If several paths set a header, the last one
 * wins on most hosts. The build adds the content security policy to `/*`.
 */
export const hostRules: HostRules = {
  headers: {
    '/*': {
      // Browsers only follow it on HTTPS. Without `includeSubDomains`, it's up to the owner of the
      // domain what other sites there do.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    '/assets/*': immutable,
    '/assets/images/*': embeddable,
    '/assets/ideal-img/*': embeddable,
    '/favicon.ico': embeddable,
    '/img/*': embeddable,
    '/img/cards/*': immutable,
    '/sw.js': {'Cache-Control': 'no-cache'},
    '/offline-app.json': {'Cache-Control': 'no-cache'},
    '/search-index/*': immutable,
    '/search-index.json': {'Cache-Control': 'no-cache'},
  },
  // The page shows at every path below it.
  rewrites: {'/feature-requests/*': '/feature-requests/index.html'},
};
