import {screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import CodeBlock from '@theme/CodeBlock';
import React from 'react';
import {expect, it, vi} from 'vitest';

const render = (metastring: string) =>
  renderPage(
    '/docs/cli/',
    <CodeBlock language="js" metastring={metastring}>
      const short = true;
    </CodeBlock>,
  );

it('the buttons of a code block say which code they are for', () => {
  render('title="site.js"');
  const group = screen.getByRole('group', {name: 'site.js'});
  expect(group).toContainElement(screen.getByRole('button', {name: 'Copy code to clipboard'}));
});

it('the button that wraps long lines says whether it did', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  const {user, container} = render('showLineNumbers=5');
  const pre = container.querySelector('pre')!;
  const button = screen.getByRole('button', {name: 'Toggle word wrap', pressed: false});
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  // Line numbers stay.
  expect(pre.style.counterReset).toBe('line-count 4');
});
