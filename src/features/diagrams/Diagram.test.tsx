import {screen, waitFor} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import Diagram from './Diagram';

const picture = '<svg id="diagram-0a1b"><desc>A → B.</desc></svg>';
const answer = vi.fn(async () => new Response(picture));

vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => `/base${url}`}));

beforeEach(() => void vi.stubGlobal('fetch', answer));

const diagram = <Diagram picture="0a1b" description="A → B." />;

it('a page that is opened from another one loads the picture', async () => {
  const {container} = renderPage('/docs/', diagram);
  await waitFor(() => expect(container.querySelector('svg desc')).toHaveTextContent('A → B.'));
  expect(answer).toHaveBeenCalledWith('/base/img/diagrams/0a1b.svg');
});

it('a picture that does not load is replaced by its description', async () => {
  answer.mockResolvedValueOnce(new Response('Not found', {status: 404}));
  renderPage('/docs/', diagram);
  expect(await screen.findByText('This diagram could not be loaded: A → B.')).toBeInTheDocument();
});
