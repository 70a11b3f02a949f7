import type {Behavior} from './common';

export const offline: Behavior[] = [
  {
    name: 'kept pages are read while the server is gone',
    at: '/offline/?offlineMode=true',
    needsCode: true,
    async act(reader, {deployments}) {
      await reader.sees([
        'main p, main strong, main [role="status"]',
        'This site is kept in your browser',
      ]);
      deployments.isDown = true;
      await reader.open('/license/');
    },
    sees: (reader) => reader.sees(['h1', 'License']),
    problems: /./u,
  },
];

/** What readers do, and what they then see, in every engine. Those of `phone` in a narrow window. */
