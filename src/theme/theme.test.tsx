import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {screen} from '@testing-library/react';
import DocVersionBanner from '@theme/DocVersionBanner';
import React from 'react';
import {expect, it} from 'vitest';
import {renderPage} from '../testing/render-page';

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
