import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRequests, requestsFile} from './read-requests';

/** Adds a route that matches `/feature-requests/` and every path below it. */
export default function featureRequests({baseUrl}: LoadContext): Plugin {
  return {
    name: 'feature-requests',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [requestsFile],
    contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'feature-requests/']),
        component: '@theme/FeatureRequestsPage',
        exact: false,
        props: {list: readRequests()},
      });
    },
  };
}
