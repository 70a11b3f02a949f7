import {describe, expect, it} from 'vitest';
import {readEnv} from './env';

const algolia = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'index'};

describe('a build without variables', () => {
  it('uses the root of localhost, draws social cards, has the offline app and disables everything optional', () => {
    expect(readEnv({})).toEqual({
      url: 'http://localhost:3000',
      baseUrl: '/',
      repositoryUrl: undefined,
      deployPreview: false,
      algolia: undefined,
      gtagId: undefined,
      crashTest: false,
      offlineApp: true,
      socialCards: true,
      stock: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({SITE_URL: '', GTAG_ID: ' ', ALGOLIA_APP_ID: ''})).toEqual(readEnv({}));
  });
});

describe('valid values', () => {
  it.each([
    [{SITE_URL: 'https://docs.example.com/'}, {url: 'https://docs.example.com'}],
    [
      {REPOSITORY_URL: 'https://git.example.com/me/docs/'},
      {repositoryUrl: 'https://git.example.com/me/docs'},
    ],
    [{DEPLOY_PREVIEW: 'true'}, {deployPreview: true}],
    [{NETLIFY: 'true', CONTEXT: 'deploy-preview'}, {deployPreview: true}],
    [{NETLIFY: 'true', CONTEXT: 'production'}, {deployPreview: false}],
    [{OFFLINE_APP: 'false'}, {offlineApp: false}],
    [algolia, {algolia: {appId: 'app', apiKey: 'key', indexName: 'index', assistant: undefined}}],
    [
      {...algolia, ALGOLIA_ASSISTANT_ID: 'id', ALGOLIA_ASSISTANT_INDEX_NAME: 'md'},
      {algolia: {assistant: {id: 'id', indexName: 'md'}}},
    ],
  ])('%o', (variables, expected) => {
    expect(readEnv(variables)).toMatchObject(expected);
  });
});

describe('an invalid value stops the build with a message that names the variable', () => {
  it.each([
    [{SITE_URL: 'https://example.com/docs'}, 'the path goes in BASE_URL'],
    [{SITE_URL: 'ftp://example.com'}, '"SITE_URL"'],
    [
      {BASE_URL: '/docs'},
      '"BASE_URL" must be a path that starts and ends with a slash, not "/docs"',
    ],
    [{BASE_URL: '//evil.example/'}, '"BASE_URL"'],
    [{DEPLOY_PREVIEW: 'yes'}, '"DEPLOY_PREVIEW" must be one of [true, false]'],
    [{GTAG_ID: 'abc'}, 'G-ABC123DEF4'],
    [
      {ALGOLIA_APP_ID: 'app'},
      '[ALGOLIA_APP_ID] given without [ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME]',
    ],
    [{...algolia, ALGOLIA_ASSISTANT_ID: 'id'}, 'ALGOLIA_ASSISTANT_INDEX_NAME'],
    [{ALGOLIA_ASSISTANT_ID: 'id', ALGOLIA_ASSISTANT_INDEX_NAME: 'md'}, 'ALGOLIA_APP_ID'],
  ])('%o', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
  });
});
