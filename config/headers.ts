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
    // The live playground runs the code that a reader types. The policy has to be the same on every
    // page, because client-side navigation to a playground keeps the policy of the first page.
    "'unsafe-eval'",
    ...when(env.gtagId, ['https://*.googletagmanager.com']),
  ],
  // Highlighted code, formulas and diagrams have style attributes, which hashes can't cover.
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
