import {screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it, vi} from 'vitest';
import CopyPage from '.';

async function copy(response: Response) {
  const written: string[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(public items: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) => (path === '/docs/cli.md' ? response : undefined));
  const {user} = renderPage('/docs/cli/', <CopyPage permalink="/docs/cli/" />);
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const {items} = item as unknown as {items: Record<string, Promise<Blob>>};
    written.push(await (await items['text/plain']!).text());
  });
  await user.click(screen.getByRole('button', {name: 'Copy page'}));
  expect(screen.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
    'href',
    '/docs/cli.md',
  );
  await user.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
  return written;
}

it('a page can be copied as Markdown', async () => {
  const written = await copy(new Response('# Command line'));
  expect(await screen.findByRole('button', {name: 'Copied'})).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(written).toEqual(['# Command line']);
});

it('pages of the test area have no copy in Markdown', () => {
  renderPage('/tests/docs/', <CopyPage permalink="/tests/docs/" />);
  expect(screen.queryByRole('button', {name: 'Copy page'})).not.toBeInTheDocument();
});

it("an error is shown when a page can't be copied", async () => {
  await copy(new Response('', {status: 503}));
  expect(await screen.findByRole('button', {name: 'Copying failed'})).toBeInTheDocument();
});
