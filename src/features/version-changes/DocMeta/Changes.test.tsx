import {screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it, vi} from 'vitest';
import Changes from './Changes';

it('a screen reader hears when the changes are there', async () => {
  const section = {id: 'a', title: 'Options', kind: 'changed', lines: []};
  vi.stubGlobal('fetch', async () => Response.json([section]));
  renderPage('/docs/cli/', <Changes file="changes.json" previous="3.9.2" />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Loading the changes…');
  expect(await screen.findByText('Options')).toBeInTheDocument();
  expect(status).toHaveTextContent('Changed sections since 3.9.2');
});
