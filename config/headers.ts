import {env} from './env';

const when = (isConfigured: unknown, hosts: string[]) => (isConfigured ? hosts : []);

/**
 * What pages may load and run, by directive; the build adds the hashes of the site's inline scripts
 * to `script-src`. Nothing comes from another host but what the environment switches on.
 */
export const contentSecurityPolicy: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': [
    "'self'",
    // The live playground runs what a reader types. The policy belongs to the document, and readers
    // come to a playground from any page without a new one: a policy a page would lock it.
    "'unsafe-eval'",
    ...when(env.gtagId, ['https://*.googletagmanager.com']),
  ],
  // Highlighted code, formulas and diagrams have style attributes, which no hash can name.
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
  'frame-src': [
    "'self'",
    ...when(env.featureRequestsUrl, [new URL(env.featureRequestsUrl ?? env.url).origin]),
  ],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};
