import CodeBlock from '@theme/CodeBlock';
import {screen} from '@testing-library/react';
import path from 'node:path';
import React, {type ReactNode} from 'react';
import {expect, it, vi} from 'vitest';
import CopyPage from '../../components/CopyPage';
import {runInlineScript} from '../../testing/inline-script';
import {renderPage} from '../../testing/render-page';

function open(content: ReactNode) {
  runInlineScript(path.resolve(import.meta.dirname, 'copy.js'));
  return renderPage('/docs/', content);
}

const code = 'first\n\n  third';

it('code is copied line by line, and a screen reader hears it', async () => {
  const {user} = open(
    <CodeBlock language="text" showLineNumbers>
      {code}
    </CodeBlock>,
  );
  await user.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(code);
});

it("what can't be copied says so, and can be copied again", async () => {
  vi.stubGlobal('fetch', async () => new Response('', {status: 503}));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly items: Record<string, Promise<Blob>>) {}
    },
  );
  const {user} = open(<CopyPage permalink="/docs/cli/" />);
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    await (item as unknown as {items: Record<string, Promise<Blob>>}).items['text/plain'];
  });
  const toggle = screen.getByRole('button', {name: 'Copy page'});
  vi.useFakeTimers({shouldAdvanceTime: true});
  await user.click(toggle);
  await user.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
  await vi.waitFor(() => expect(toggle).toHaveAccessibleName('Copying failed'));
  expect(screen.getByRole('status')).toHaveTextContent('Copying failed');
  await vi.advanceTimersByTimeAsync(3000);
  expect(toggle).toHaveAccessibleName('Copy page');
});
