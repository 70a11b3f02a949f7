/** The validated environment variables of a build. */
type SiteEnv = {
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
};

type Variables = Record<string, string | undefined>;

const fail = (message: string): never => {
  throw new Error(`Environment: ${message}`);
};

/** Reads a variable, treating an empty or blank value as missing. */
function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

/** Reads variables that only make sense together: either all are set or none. */
function readGroup<Name extends string>(
  variables: Variables,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const given = names.filter((name) => read(variables, name));
  if (given.length === 0) {
    return undefined;
  }
  const missing = names.filter((name) => !given.includes(name));
  if (missing.length > 0) {
    fail(
      `${given.join(', ')} given without ${missing.join(', ')}. Set all of ${names.join(', ')}, or none.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, read(variables, name)!])) as Record<
    Name,
    string
  >;
}

function readFlag(variables: Variables, name: string, byDefault = false): boolean {
  const value = read(variables, name) ?? String(byDefault);
  if (value !== 'true' && value !== 'false') {
    fail(`${name} is "${value}". Use "true" or "false".`);
  }
  return value === 'true';
}

function readHttpUrl(variables: Variables, name: string): URL | undefined {
  const value = read(variables, name);
  if (value === undefined) {
    return undefined;
  }
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    fail(`${name} is "${value}". Use a full address such as "https://example.com".`);
  }
  return new URL(value);
}

function readHttpsUrl(variables: Variables, name: string): string | undefined {
  const url = readHttpUrl(variables, name);
  // Browsers block an http frame in an https page.
  if (url && url.protocol !== 'https:') {
    fail(`${name} is "${url.href}". Use an address that starts with "https://".`);
  }
  return url?.href;
}

function readUrl(variables: Variables): string {
  const url = readHttpUrl(variables, 'SITE_URL') ?? new URL('http://localhost:3000');
  if (url.pathname !== '/' || url.search || url.hash) {
    fail(
      `SITE_URL is "${url.href}". Give the origin alone ("${url.origin}") and the path in BASE_URL.`,
    );
  }
  return url.origin;
}

function readBaseUrl(variables: Variables): string {
  const value = read(variables, 'BASE_URL') ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    fail(`BASE_URL is "${value}". It starts and ends with a slash, such as "/" or "/docs-site/".`);
  }
  return value;
}

function readAlgolia(variables: Variables): SiteEnv['algolia'] {
  const search = readGroup(variables, [
    'ALGOLIA_APP_ID',
    'ALGOLIA_API_KEY',
    'ALGOLIA_INDEX_NAME',
  ] as const);
  const assistant = readGroup(variables, [
    'ALGOLIA_ASSISTANT_ID',
    'ALGOLIA_ASSISTANT_INDEX_NAME',
  ] as const);
  if (!search) {
    return assistant
      ? fail(
          'ALGOLIA_ASSISTANT_ID given without ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME. The assistant needs the hosted search; set all of them, or none.',
        )
      : undefined;
  }
  return {
    appId: search.ALGOLIA_APP_ID,
    apiKey: search.ALGOLIA_API_KEY,
    indexName: search.ALGOLIA_INDEX_NAME,
    assistant: assistant && {
      id: assistant.ALGOLIA_ASSISTANT_ID,
      indexName: assistant.ALGOLIA_ASSISTANT_INDEX_NAME,
    },
  };
}

function readGtagId(variables: Variables): string | undefined {
  const id = read(variables, 'GTAG_ID');
  if (id !== undefined && !/^[A-Z]+-[A-Z0-9-]+$/.test(id)) {
    fail(`GTAG_ID is "${id}". A Google tag id looks like "G-ABC123DEF4".`);
  }
  return id;
}

/**
 * Reads and validates the environment of a build.
 *
 * @param variables name → value, `process.env` in a build
 * @throws when a variable is malformed or a group is incomplete; the message names the variables
 */
export function readEnv(variables: Variables): SiteEnv {
  const netlifyPreview =
    read(variables, 'NETLIFY') !== undefined && read(variables, 'CONTEXT') === 'deploy-preview';
  return {
    url: readUrl(variables),
    baseUrl: readBaseUrl(variables),
    repositoryUrl: readHttpUrl(variables, 'REPOSITORY_URL')?.href.replace(/\/+$/, ''),
    featureRequestsUrl: readHttpsUrl(variables, 'FEATURE_REQUESTS_URL'),
    deployPreview: readFlag(variables, 'DEPLOY_PREVIEW') || netlifyPreview,
    algolia: readAlgolia(variables),
    gtagId: readGtagId(variables),
    crashTest: readFlag(variables, 'DOCUSAURUS_CRASH_TEST'),
    socialCards: readFlag(variables, 'SOCIAL_CARDS', true),
  };
}

export const env = readEnv(process.env);
