import {Joi} from '@docusaurus/utils-validation';

const search = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'];
const assistant = ['ALGOLIA_ASSISTANT_ID', 'ALGOLIA_ASSISTANT_INDEX_NAME'];

/** A blank variable counts as unset. */
const text = () => Joi.string().trim().empty(Joi.string().trim().valid(''));
const flag = () => text().valid('true', 'false');

/** The variables that affect a build. HOSTING.md describes them. */
const schema = Joi.object({
  SITE_URL: text()
    .uri({scheme: ['http', 'https']})
    .pattern(/^https?:\/\/[^/]+\/?$/, 'an origin (the path goes in BASE_URL)')
    .default('http://localhost:3000'),
  BASE_URL: text()
    .pattern(/^\/(?:[\w.~-]+\/)*$/, 'a path that starts and ends with a slash')
    .default('/'),
  REPOSITORY_URL: text().uri({scheme: ['http', 'https']}),
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
    'string.pattern.name': '{{#label}} must be {{#name}}, not "{{#value}}"',
    'object.and': '{{#presentWithLabels}} given without {{#missingWithLabels}}',
    'object.with': '{{#mainWithLabel}} given without {{#peerWithLabel}}',
  });

/**
 * Reads and validates the environment of a build.
 *
 * @param variables name → value, `process.env` in a build
 * @throws when a variable is malformed or a group is incomplete; the message names the variables
 */
export function readEnv(variables: Record<string, string | undefined>) {
  const {value, error} = schema.validate(variables, {abortEarly: false, stripUnknown: true}) as {
    value: Record<string, string | undefined>;
    error?: Error;
  };
  if (error) {
    throw new Error(`Environment variables: ${error.message}`);
  }
  const isOn = (name: string) => value[name] === 'true';
  return {
    /** Origin without a path, e.g. `https://docs.example.com`. */
    url: new URL(value.SITE_URL!).origin,
    /** The path that the site is served under, with a slash at both ends. */
    baseUrl: value.BASE_URL!,
    /** The repository behind "Edit this page". Without it, there are no edit links. */
    repositoryUrl: value.REPOSITORY_URL?.replace(/\/+$/, ''),
    /** Logs every route change to the console. */
    deployPreview:
      isOn('DEPLOY_PREVIEW') || (value.NETLIFY !== undefined && value.CONTEXT === 'deploy-preview'),
    /** Hosted search. Without it, the site uses its embedded search. */
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
    /** The Google tag ID. Without it, no analytics are loaded. */
    gtagId: value.GTAG_ID,
    /** Crashes a test page during static rendering. */
    crashTest: isOn('DOCUSAURUS_CRASH_TEST'),
    /** Draws a social card for each page; false gives every page the site's card. */
    socialCards: value.SOCIAL_CARDS !== 'false',
    /** False removes the offline app from browsers that have it. */
    offlineApp: value.OFFLINE_APP !== 'false',
    /** Loads pages as the framework does, without the features that make them lighter. */
    stock: isOn('STOCK'),
  };
}

export const env = readEnv(process.env);
