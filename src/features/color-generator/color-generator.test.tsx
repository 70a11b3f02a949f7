import {fireEvent, screen, waitFor} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it} from 'vitest';
import ColorGenerator from './ColorGenerator';

const open = () => renderPage('/docs/styling-layout/', <ColorGenerator />);
const color = () => screen.getByRole('textbox', {name: 'Base color'});
const change = (value: string) => fireEvent.change(color(), {target: {value}});
const applied = () =>
  document.adoptedStyleSheets.flatMap(({cssRules}) => Array.from(cssRules, (rule) => rule.cssText));

it(
  'the shades of a color are shown as CSS, and can be reset',
  {tags: ['theme-colors-shades']},
  async () => {
    const {user, container} = open();
    change('#8844aa');
    expect(container).toHaveTextContent('--ifm-color-primary: #8844aa;');
    await user.click(screen.getByRole('button', {name: 'Reset'}));
    expect(container).toHaveTextContent('--ifm-color-primary: #2e8555;');
  },
);

it(
  'each color mode keeps its own settings while the tab is open',
  {tags: ['theme-colors-saved', 'theme-colors-switch']},
  async () => {
    const {user, unmount} = open();
    await user.clear(color());
    await user.type(color(), '#8844aa');
    expect(applied()).toEqual([
      expect.stringMatching(/^:root\[data-theme='light'\] .*: #8844aa;/u),
    ]);
    await user.click(screen.getByRole('button', {name: 'Edit the dark mode'}));
    await waitFor(() => expect(color()).toHaveValue('#25c2a0'));
    expect(applied()).toEqual([expect.stringMatching(/^:root\[data-theme='dark'\] .*: #25c2a0;/u)]);
    fireEvent.change(screen.getByRole('spinbutton', {name: 'Darken lightest by'}), {
      target: {value: '-0.5'},
    });
    expect(Object.keys(sessionStorage)).toEqual(
      expect.arrayContaining(['color-generator-light-test', 'color-generator-dark-test']),
    );
    unmount();
    const again = open();
    expect(screen.getByRole('spinbutton', {name: 'Darken lightest by'})).toHaveValue(-0.5);
    await again.user.click(screen.getByRole('button', {name: 'Edit the light mode'}));
    await waitFor(() => expect(color()).toHaveValue('#8844aa'));
  },
);

it('an invalid color is flagged and changes nothing', () => {
  const {container} = open();
  change('red;}');
  expect(color()).toHaveAttribute('aria-invalid', 'true');
  expect(container).toHaveTextContent('--ifm-color-primary: #2e8555;');
});
