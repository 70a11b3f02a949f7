import {screen} from '@testing-library/react';
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
  ['an error', new Response('', {status: 503})],
  ['another file', new Response('<!doctype html>')],
])('after %s, the changes can be loaded again', async (_, response) => {
  const answer = vi.fn(async () => Response.json([section]));
  vi.stubGlobal('fetch', answer.mockResolvedValueOnce(response));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const {user} = renderPage('/docs/cli/', <Changes file="changes.json" previous="3.9.2" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await user.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('Options')).toBeInTheDocument();
});
