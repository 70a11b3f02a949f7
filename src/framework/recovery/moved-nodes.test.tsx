import './moved-nodes';
import {render} from '@testing-library/react';
import React from 'react';
import {expect, it} from 'vitest';

const page = (hasIcon: boolean, text?: string) => (
  <p>
    {hasIcon && <b>!</b>}
    {text}
  </p>
);

it.each<[string, (text: Node, font: Element) => void, string[]]>([
  ['replaced', (_text, font) => font.append('(Loading)'), ['(Loading)!', '(Loading)!']],
  ['moved', (text, font) => font.append(text), ['!Loading', '!']],
])('React can go on with a text that was %s', (_, change, [withIcon, withoutText]) => {
  const {container, rerender} = render(page(false, 'Loading'));
  const text = container.querySelector('p')!.firstChild!;
  const font = document.createElement('font');
  text.replaceWith(font);
  change(text, font);
  rerender(page(true, 'Loading'));
  expect(container).toHaveTextContent(withIcon!);
  rerender(page(true));
  expect(container).toHaveTextContent(withoutText!);
});
