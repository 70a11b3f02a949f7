import {act, screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it, vi} from 'vitest';
import {ColorIsland} from './islands';

// As in the browser's bundle.
vi.mock('./demos-on-server', () => ({
  ColorDemo: undefined,
  MarkdownDemo: undefined,
  SidebarDemo: undefined,
}));

it('a click before the code has loaded takes effect, although the HTML has fewer controls', async () => {
  let comeNear = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        comeNear = () => callback([{isIntersecting: true}]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const {container, user} = renderPage('/', <ColorIsland />);
  container.firstElementChild!.innerHTML = '<button type="button" aria-label="Red"></button>';
  await user.click(screen.getByRole('button', {name: 'Red'}));
  await act(async () => comeNear());
  await expect.poll(() => container.textContent).toContain('--ifm-color-primary: #c0362c;');
  expect(screen.getByRole('button', {name: 'Red'})).toHaveFocus();
});
