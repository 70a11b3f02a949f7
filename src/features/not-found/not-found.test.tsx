import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {renderPage} from '@site/src/testing/render-page';
import {waitFor} from '@testing-library/react';
import DocRoot, {type Props} from '@theme/DocRoot';
import React from 'react';
import {expect, it, vi} from 'vitest';

it('a missing doc has the title of other missing pages', async () => {
  // The suggestions stay on their way.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const props = {route: {routes: []}, location: {pathname: '/docs/nope/'}} as unknown as Props;
  renderPage(
    '/docs/nope/',
    <DocsVersionProvider version={{docs: {}} as never}>
      <DocRoot {...props} />
    </DocsVersionProvider>,
  );
  await waitFor(() => expect(document.title).toMatch(/^Page Not Found \|/u));
});
