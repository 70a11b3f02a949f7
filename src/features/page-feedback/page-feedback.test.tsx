import {screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import EditMetaRow from '@theme/EditMetaRow';
import React from 'react';
import {expect, it} from 'vitest';

it.each([
  [
    'Report a problem with this page',
    'https://git.example.com/me/docs',
    /^https:\/\/git\.example\.com\/me\/docs\/issues\/new\?title=/u,
  ],
  ['Get help with this page', undefined, /^\/community\/support\/$/u],
])('"%s" leads somewhere if the repository is %s', (name, repositoryUrl, href) => {
  const row = <EditMetaRow className="" editUrl={null} lastUpdatedAt={null} lastUpdatedBy={null} />;
  renderPage('/docs/cli/', row, {customFields: {repositoryUrl}});
  expect(screen.getByRole('link', {name})).toHaveAttribute('href', expect.stringMatching(href));
});
