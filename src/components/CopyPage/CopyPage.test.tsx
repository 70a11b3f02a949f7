import {screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it, vi} from 'vitest';
import CopyPage from '.';

it('pages of the test area have no copy in Markdown', () => {
  renderPage('/tests/docs/', <CopyPage permalink="/tests/docs/" />);
  expect(screen.queryByRole('button', {name: 'Copy page'})).not.toBeInTheDocument();
});

it("an error is shown when a page can't be copied", async () => {
  class Item {
    constructor(public items: Record<string, Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('fetch', async () => new Response('', {status: 503}));
  const {user} = renderPage('/docs/cli/', <CopyPage permalink="/docs/cli/" />);
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    await (item as unknown as Item).items['text/plain'];
  });
  await user.click(screen.getByRole('button', {name: 'Copy page'}));
  await user.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
  expect(await screen.findByRole('button', {name: 'Copying failed'})).toBeInTheDocument();
});
