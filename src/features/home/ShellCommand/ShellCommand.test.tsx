import {runInlineScript} from '@site/src/testing/inline-script';
import {renderPage} from '@site/src/testing/render-page';
import {screen} from '@testing-library/react';
import path from 'node:path';
import React from 'react';
import {expect, it, vi} from 'vitest';
import ShellCommand from '.';

const script = path.resolve(import.meta.dirname, '../../copying/copy.js');
const command = 'npx create-docusaurus@latest my-website classic';
const copyButton = () => screen.getByRole('button', {name: 'Copy the command'});

it('the command is copied as it is shown, and says so', async () => {
  runInlineScript(script);
  const {user, container} = renderPage('/', <ShellCommand command={command} />);
  await user.click(copyButton());
  expect(await navigator.clipboard.readText()).toBe(command);
  expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  expect(container.querySelector('code')).toHaveTextContent(`$${command}`);
});

it('a command that cannot be copied asks to select it', async () => {
  runInlineScript(script);
  const {user} = renderPage('/', <ShellCommand command={command} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(copyButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Copying failed');
  expect(screen.getByText(/Select the command instead/u)).toBeVisible();
});
