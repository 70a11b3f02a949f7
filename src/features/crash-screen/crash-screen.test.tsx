import {screen} from '@testing-library/react';
import {runInlineScript} from '@site/src/testing/inline-script';
import {takeLoggedErrors} from '@site/src/testing/logged-errors';
import {renderPage} from '@site/src/testing/render-page';
import CrashScreen from '@theme/Error';
import Layout from '@theme/Layout';
import path from 'node:path';
import React, {type ReactNode} from 'react';
import {expect, it, vi} from 'vitest';

const error = new Error('It crashed', {cause: new Error('somebody asked it to')});

function Crashing(): ReactNode {
  throw error;
}

it(
  'a page that crashes shows the error with its causes within the layout, and ways to continue',
  {tags: ['crash-screen', 'crash-recovers']},
  async () => {
    let isBroken = true;
    const Page = () => (isBroken ? <Crashing /> : <p>It works</p>);
    const site = () => (
      <Layout>
        <Page />
      </Layout>
    );
    const works = () => screen.findByText('It works');
    runInlineScript(path.resolve(import.meta.dirname, '../copying/copy.js'));
    const {user, history, rerender} = renderPage('/license/', site());
    expect(screen.getByRole('heading', {name: /^This page crashed\./u})).toBeInTheDocument();
    expect(screen.getByText(/It crashed/u).textContent).toBe(
      'It crashed\n\nCause:\nsomebody asked it to',
    );
    await user.click(screen.getByRole('button', {name: 'Copy details'}));
    expect(await screen.findByRole('button', {name: 'Copied'})).toBeInTheDocument();
    const details = await navigator.clipboard.readText();
    expect(details).toContain('somebody asked it to');
    expect(details).toContain(window.location.href);

    expect(screen.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/');
    isBroken = false;
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await works()).toBeInTheDocument();

    isBroken = true;
    rerender(site());
    isBroken = false;
    await user.click(screen.getAllByRole('link', {name: 'Showcase'})[0]!);
    expect(history.location.pathname).toBe('/showcase/');
    expect(await works()).toBeInTheDocument();
    expect(takeLoggedErrors().join('\n')).toContain('It crashed');
  },
);

it(
  'a crash outside of the layout shows the same, and keeps the language of the page',
  {tags: ['crash-screen']},
  async () => {
    const tryAgain = vi.fn();
    const {user} = renderPage('/', <CrashScreen error={error} tryAgain={tryAgain} />);
    expect(screen.getByText(/It crashed/u)).toHaveTextContent('somebody asked it to');
    await expect.poll(() => document.documentElement.lang).toBe('en');
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    expect(tryAgain).toHaveBeenCalledOnce();
  },
);
