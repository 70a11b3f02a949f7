import {describe, expect, it} from 'vitest';
import {readEnv} from './env';

const algolia = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'index'};

describe('a build without variables', () => {
  it('is served from the root of localhost, with everything optional off and cards drawn', () => {
    expect(readEnv({})).toEqual({
      url: 'http://localhost:3000',
      baseUrl: '/',
      repositoryUrl: undefined,
      featureRequestsUrl: undefined,
      deployPreview: false,
      algolia: undefined,
      gtagId: undefined,
      crashTest: false,
      socialCards: true,
    });
  });

  it('takes an empty variable for one that is not given', () => {
    expect(readEnv({SITE_URL: '', GTAG_ID: ' ', ALGOLIA_APP_ID: ''})).toEqual(readEnv({}));
  });
});

describe('good values', () => {
  it.each([
    [{SITE_URL: 'https://docs.example.com/'}, {url: 'https://docs.example.com'}],
    [{BASE_URL: '/some/path/'}, {baseUrl: '/some/path/'}],
    [
      {REPOSITORY_URL: 'https://git.example.com/me/docs/'},
      {repositoryUrl: 'https://git.example.com/me/docs'},
    ],
    [
      {FEATURE_REQUESTS_URL: 'https://board.example.com/docs?theme=auto'},
      {featureRequestsUrl: 'https://board.example.com/docs?theme=auto'},
    ],
    [{DEPLOY_PREVIEW: 'true'}, {deployPreview: true}],
    [{NETLIFY: 'true', CONTEXT: 'deploy-preview'}, {deployPreview: true}],
    [{NETLIFY: 'true', CONTEXT: 'production'}, {deployPreview: false}],
    [{GTAG_ID: 'G-ABC123'}, {gtagId: 'G-ABC123'}],
    [{DOCUSAURUS_CRASH_TEST: 'true'}, {crashTest: true}],
    [{SOCIAL_CARDS: 'false'}, {socialCards: false}],
    [{SOCIAL_CARDS: 'true'}, {socialCards: true}],
    [algolia, {algolia: {appId: 'app', apiKey: 'key', indexName: 'index', assistant: undefined}}],
  ])('%o', (variables, expected) => {
    expect(readEnv(variables)).toMatchObject(expected);
  });

  it('adds the assistant to the hosted search', () => {
    const variables = {
      ...algolia,
      ALGOLIA_ASSISTANT_ID: 'id',
      ALGOLIA_ASSISTANT_INDEX_NAME: 'md',
    };
    expect(readEnv(variables).algolia?.assistant).toEqual({id: 'id', indexName: 'md'});
  });
});

describe('bad values stop the build and are named', () => {
  it.each([
    [{SITE_URL: 'docs.example.com'}, 'SITE_URL is "docs.example.com"'],
    [{SITE_URL: 'https://example.com/docs'}, 'the path in BASE_URL'],
    [{SITE_URL: 'ftp://example.com'}, 'SITE_URL is "ftp://example.com"'],
    [{BASE_URL: 'docs'}, 'BASE_URL is "docs"'],
    [{BASE_URL: '/docs'}, 'starts and ends with a slash'],
    [{BASE_URL: '//evil.example/'}, 'BASE_URL is'],
    [{REPOSITORY_URL: 'me/docs'}, 'REPOSITORY_URL is "me/docs"'],
    [{FEATURE_REQUESTS_URL: 'board.example.com'}, 'FEATURE_REQUESTS_URL is "board.example.com"'],
    [{FEATURE_REQUESTS_URL: 'http://board.example.com'}, 'starts with "https://"'],
    [{DEPLOY_PREVIEW: 'yes'}, 'DEPLOY_PREVIEW is "yes"'],
    [{DOCUSAURUS_CRASH_TEST: '1'}, 'DOCUSAURUS_CRASH_TEST is "1"'],
    [{SOCIAL_CARDS: 'off'}, 'SOCIAL_CARDS is "off"'],
    [{GTAG_ID: 'abc'}, 'GTAG_ID is "abc"'],
    [{ALGOLIA_APP_ID: 'app'}, 'ALGOLIA_APP_ID given without ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME'],
    [
      {...algolia, ALGOLIA_ASSISTANT_ID: 'id'},
      'ALGOLIA_ASSISTANT_ID given without ALGOLIA_ASSISTANT_INDEX_NAME',
    ],
    [
      {ALGOLIA_ASSISTANT_ID: 'id', ALGOLIA_ASSISTANT_INDEX_NAME: 'md'},
      'ALGOLIA_ASSISTANT_ID given without ALGOLIA_APP_ID',
    ],
  ])('%o', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
  });
});
