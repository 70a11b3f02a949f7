import type {Options as RedirectsOptions} from '@docusaurus/plugin-client-redirects';
import {issueRedirects} from '../src/features/feature-requests';
import releasedVersions from '../versions.json';
import {env} from './env';

const docsRoots = ['/docs', ...releasedVersions.map((version) => `/docs/${version}`)];

/** A path with and without `.html`, because `fromExtensions` only covers existing routes. */
const withHtml = (path: string): string[] => [path, `${path}.html`];

const communityRedirects = ['support', 'team', 'resources'].map((page) => ({
  from: [...withHtml(`/docs/${page}`), ...withHtml(`/docs/next/${page}`)],
  to: `/community/${page}/`,
}));

const introductionRedirects = docsRoots.map((root) => ({
  from: withHtml(`${root}/introduction`),
  to: `${root}/`,
}));

const initRedirects = docsRoots.map((root) => ({
  from: withHtml(`${root}/api/misc/docusaurus-init`),
  to: `${root}/api/misc/create-docusaurus/`,
}));

/** From the number of an issue to the request that has it. */
const requestRedirects = issueRedirects().map(({from, to}) => ({from: withHtml(from), to}));

const postRedirects = [
  {
    from: withHtml('/blog/2026/11/20/tutorials-that-run'),
    to: '/blog/2026/11/20/docs-checked-against-packages/',
  },
];

const absoluteHome = `${env.url}${env.baseUrl}`;

/** Test area redirects: query string, anchor, absolute URL. */
const testRedirects = [
  {from: withHtml('/home'), to: '/'},
  {from: withHtml('/home/qs'), to: '/?a=1'},
  {from: withHtml('/home/anchor'), to: '/#anchor'},
  {from: withHtml('/home/absolute'), to: absoluteHome},
  {from: withHtml('/home/absolute/qs'), to: `${absoluteHome}?a=1`},
  {from: withHtml('/home/absolute/anchor'), to: `${absoluteHome}#anchor`},
];

export const redirects: RedirectsOptions = {
  fromExtensions: ['html'],
  redirects: [
    ...communityRedirects,
    ...introductionRedirects,
    ...initRedirects,
    ...requestRedirects,
    ...postRedirects,
    ...testRedirects,
  ],
};
