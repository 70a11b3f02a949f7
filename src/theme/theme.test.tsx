import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {screen} from '@testing-library/react';
import DocVersionBanner from '@theme/DocVersionBanner';
import TOC from '@theme/TOC';
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
