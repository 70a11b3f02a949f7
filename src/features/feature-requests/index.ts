import {readFileSync} from 'node:fs';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'js-yaml';
import {lastVersion} from '../../data/versions';

/** One wish, with all issues that ask for it. Texts may contain code in backticks. */
export type FeatureRequest = {
  /** Also the anchor of the request. */
  id: string;
  title: string;
  /** Numbers of issues in the framework's repository. */
  issues: number[];
  state: 'open' | 'closed';
  /** How it was closed, if known. */
  outcome?: string;
  wish: string;
  workaround: string;
  /** The URLs of links, by their text. */
  links: Record<string, string>;
};

/** What `requests.yml` contains. */
export type RequestList = {
  recordedOn: string;
  areas: {id: string; title: string; requests: FeatureRequest[]}[];
};

const root = '/feature-requests/';
const requestsFile = path.join(__dirname, 'requests.yml');

/** @throws when the file isn't YAML; the message names it */
export const readRequests = (): RequestList =>
  load(readFileSync(requestsFile, 'utf8').replaceAll('{latest}', lastVersion), {
    filename: requestsFile,
  }) as RequestList;

/** Where the number of each issue leads, such as `/feature-requests/969`. */
export const issueRedirects = (): {from: string; to: string}[] =>
  readRequests().areas.flatMap(({requests}) =>
    requests.flatMap(({id, issues}) =>
      issues.map((issue) => ({from: root + issue, to: `${root}#${id}`})),
    ),
  );

/** Adds a route that matches `/feature-requests/` and every path below it. */
export default function featureRequests({baseUrl}: LoadContext): Plugin {
  return {
    name: 'feature-requests',
    getPathsToWatch: () => [requestsFile],
    contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, root]),
        component: '@site/src/features/feature-requests/FeatureRequestsPage.tsx',
        exact: false,
        props: {list: readRequests()},
      });
    },
  };
}
