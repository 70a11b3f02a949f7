import {fireEvent, screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it} from 'vitest';
import ColorDemo from './ColorDemo';

it('picking a color gives its CSS and says whether it has enough contrast', async () => {
  const {user, container} = renderPage('/', <ColorDemo />);
  await user.click(screen.getByRole('button', {name: 'Violet'}));
  expect(container).toHaveTextContent('--ifm-color-primary: #7c3aed;');
  const color = screen.getByRole('textbox', {name: 'Custom color'});
  fireEvent.change(color, {target: {value: '#ffee88'}});
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Too low for text');
});
