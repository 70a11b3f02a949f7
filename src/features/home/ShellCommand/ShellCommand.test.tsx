import {renderPage} from '@site/src/testing/render-page';
import {screen} from '@testing-library/react';
import React from 'react';
import {expect, it, vi} from 'vitest';
import ShellCommand from '.';

const command = 'npx create-docusaurus@latest my-website classic';
const copyButton = () => screen.getByRole('button', {name: 'Copy the command'});

it('the command is copied as it is shown, and says so', async () => {
  const {user, container} = renderPage('/', <ShellCommand command={command} />);
  await user.click(copyButton());
  expect(await navigator.clipboard.readText()).toBe(command);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(container.querySelector('code')).toHaveTextContent(`$${command}`);
});

it('a command that cannot be copied asks to select it', async () => {
  const {user} = renderPage('/', <ShellCommand command={command} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(copyButton());
  expect(screen.getByRole('status')).toHaveTextContent('Copying failed');
});
