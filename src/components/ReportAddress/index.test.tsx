import {screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {describe, expect, it} from 'vitest';
import ReportAddress from '.';

const show = (of: 'error' | 'security problem', repositoryUrl?: string) =>
  renderPage('/', <ReportAddress of={of} />, {customFields: {repositoryUrl}});

describe('reports about this site', () => {
  it.each([
    ['error', 'https://git.example.com/me/docs/issues'],
    ['security problem', 'https://git.example.com/me/docs'],
  ] as const)("of an %s go to its repository, never to the framework's owners", (of, address) => {
    show(of, 'https://git.example.com/me/docs');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([address]);
  });

  it.each(['error', 'security problem'] as const)(
    'of an %s have no address in a build without a repository',
    (of) => {
      const {container} = show(of);
      expect(screen.queryByRole('link')).toBeNull();
      expect(container).toHaveTextContent(/^This copy of the site has no address for reports\.$/u);
    },
  );
});
