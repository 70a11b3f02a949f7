import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {screen} from '@testing-library/react';
import AnnouncementBar from '@theme/AnnouncementBar';
import DocVersionBanner from '@theme/DocVersionBanner';
import Navbar from '@theme/Navbar';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import React from 'react';
import {expect, it} from 'vitest';
import {renderPage} from '../testing/render-page';

const toc = [{value: 'First section', id: 'first', level: 2}];

it("the banner of a version doesn't interrupt a screen reader", () => {
  const version = {pluginId: 'default', label: 'Canary', banner: 'unreleased'};
  renderPage(
    '/docs/cli/',
    <DocsVersionProvider version={version as PropVersionMetadata}>
      <DocVersionBanner />
    </DocsVersionProvider>,
  );
  expect(screen.getByRole('note')).toHaveTextContent('Canary');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the table of contents is a landmark with a name', () => {
  renderPage('/docs/cli/', <TOC toc={toc} />);
  expect(screen.getByRole('navigation', {name: 'On this page'})).toContainElement(
    screen.getByRole('link', {name: 'First section'}),
  );
});

it("the button of the phone's table of contents says whether it's open", async () => {
  const {user} = renderPage('/docs/cli/', <TOCCollapsible toc={toc} />);
  const button = screen.getByRole('button', {name: 'On this page', expanded: false});
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('closing the announcement moves the focus to what follows it', async () => {
  const announcementBar = {id: 'new', content: 'A release'};
  const {user, container} = renderPage(
    '/docs/cli/',
    <>
      <AnnouncementBar />
      <Navbar />
    </>,
    {themeConfig: {announcementBar}},
  );
  await user.click(screen.getByRole('button', {name: /^Close/u}));
  expect(screen.queryByText('A release')).not.toBeInTheDocument();
  expect(container.querySelector('.navbar__brand')).toHaveFocus();
});
