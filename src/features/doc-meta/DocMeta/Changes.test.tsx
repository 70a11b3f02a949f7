import {screen} from '@testing-library/react';
import {takeLoggedErrors} from '@site/src/testing/logged-errors';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it, vi} from 'vitest';
import Changes from './Changes';

const section = {id: 'a', title: 'Options', kind: 'changed', lines: []};

it('a screen reader hears when the changes are there', async () => {
  vi.stubGlobal('fetch', async () => Response.json([section]));
  renderPage('/docs/cli/', <Changes file="changes.json" previous="3.9.2" />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Loading the changes…');
  expect(await screen.findByText('Options')).toBeInTheDocument();
  expect(status).toHaveTextContent('Changed sections since 3.9.2');
});

it.each([
  ['cannot be loaded', new Response('', {status: 503})],
  ['are not what the build wrote', Response.json([{...section, lines: [{parts: [2]}]}])],
])('changes that %s show an error and can be loaded again', async (_, response) => {
  const answers = [response, Response.json([section])];
  vi.stubGlobal('fetch', async () => answers.shift());
  const {user} = renderPage('/docs/cli/', <Changes file="changes.json" previous="3.9.2" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The changes could not be loaded.');
  expect(takeLoggedErrors()).not.toEqual([]);
  await user.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('Options')).toBeInTheDocument();
});
