import {Joi} from '@docusaurus/utils-validation';

/** The validated environment variables of the build. */
export type SiteEnv = {
  /** Origin without a path, e.g. `https://docs.example.com`. */
  url: string;
  /** The path that the site is served under, with a slash at both ends. */
  baseUrl: string;
  /** The repository behind "Edit this page". Without it, there are no edit links. */
  repositoryUrl?: string;
  /** A hosted feature request board. Without it, the page shows only the list. */
  featureRequestsUrl?: string;
  /** Logs every route change to the console. */
  deployPreview: boolean;
  /** Hosted search. Without it, the site uses its embedded search. */
  algolia?: {
    appId: string;
    apiKey: string;
    indexName: string;
    assistant?: {id: string; indexName: string};
  };
  /** The Google tag ID. Without it, no analytics are loaded. */
  gtagId?: string;
  /** Crashes a test page during static rendering. */
  crashTest: boolean;
  /** Draws a social card for each page; false gives every page the site's card. */
  socialCards: boolean;
  /** False removes the offline app from browsers that have it. */
  offlineApp: boolean;
  /** Loads pages as the framework does, without the features that make them lighter. */
  stock: boolean;
};

const search = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'];
const assistant = ['ALGOLIA_ASSISTANT_ID', 'ALGOLIA_ASSISTANT_INDEX_NAME'];

/** A blank variable counts as unset. */
const text = () => Joi.string().trim().empty(Joi.string().trim().valid(''));
const flag = () => text().valid('true', 'false');

/** The variables that affect a build; the README describes them. */
const schema = Joi.object({
  SITE_URL: text()
    .uri({scheme: ['http', 'https']})
    .pattern(/^https?:\/\/[^/]+\/?$/, 'an origin; the path goes in BASE_URL')
    .default('http://localhost:3000'),
  BASE_URL: text()
    .pattern(/^\/(?:[\w.~-]+\/)*$/, 'a path that starts and ends with a slash')
    .default('/'),
  REPOSITORY_URL: text().uri({scheme: ['http', 'https']}),
  // Browsers block an unencrypted page inside an encrypted one.
  FEATURE_REQUESTS_URL: text().uri({scheme: 'https'}),
  NETLIFY: text(),
  CONTEXT: text(),
  DEPLOY_PREVIEW: flag(),
  ...Object.fromEntries([...search, ...assistant].map((name) => [name, text()])),
  GTAG_ID: text().pattern(/^[A-Z]+-[A-Z0-9-]+$/, 'a Google tag id such as "G-ABC123DEF4"'),
  DOCUSAURUS_CRASH_TEST: flag(),
  SOCIAL_CARDS: flag(),
  OFFLINE_APP: flag(),
  STOCK: flag(),
})
  .and(...search)
  .and(...assistant)
  .with(assistant[0]!, search)
  .messages({
    'object.and': '{{#presentWithLabels}} given without {{#missingWithLabels}}',
    'object.with': '{{#mainWithLabel}} given without {{#peerWithLabel}}',
  });

export const environmentVariables = Object.keys(schema.describe().keys);

/**
 * Reads and validates the environment of a build.
 *
 * @param variables name → value, `process.env` in a build
 * @throws when a variable is malformed or a group is incomplete; the message names the variables
 */
export function readEnv(variables: Record<string, string | undefined>): SiteEnv {
  const {value, error} = schema.validate(variables, {abortEarly: false, stripUnknown: true}) as {
    value: Record<string, string>;
    error?: Error;
  };
  if (error) {
    throw new Error(`Environment variables: ${error.message}`);
  }
  return {
    url: new URL(value.SITE_URL!).origin,
    baseUrl: value.BASE_URL!,
    repositoryUrl: value.REPOSITORY_URL?.replace(/\/+$/, ''),
    featureRequestsUrl: value.FEATURE_REQUESTS_URL,
    deployPreview:
      value.DEPLOY_PREVIEW === 'true' ||
      (value.NETLIFY !== undefined && value.CONTEXT === 'deploy-preview'),
    algolia: value.ALGOLIA_APP_ID
      ? {
          appId: value.ALGOLIA_APP_ID,
          apiKey: value.ALGOLIA_API_KEY!,
          indexName: value.ALGOLIA_INDEX_NAME!,
          assistant: value.ALGOLIA_ASSISTANT_ID
            ? {id: value.ALGOLIA_ASSISTANT_ID, indexName: value.ALGOLIA_ASSISTANT_INDEX_NAME!}
            : undefined,
        }
      : undefined,
    gtagId: value.GTAG_ID,
    crashTest: value.DOCUSAURUS_CRASH_TEST === 'true',
    socialCards: value.SOCIAL_CARDS !== 'false',
    offlineApp: value.OFFLINE_APP !== 'false',
    stock: value.STOCK === 'true',
  };
}

export const env = readEnv(process.env);
