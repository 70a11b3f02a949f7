import {fireEvent, screen} from '@testing-library/react';
import {takeLoggedErrors} from '@site/src/testing/logged-errors';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it, vi} from 'vitest';
import ColorGenerator from './ColorGenerator';

it('the color generator works when storage is full', {tags: ['storage-failure']}, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  const {container} = renderPage('/docs/styling-layout/', <ColorGenerator />);
  fireEvent.change(screen.getByRole('textbox', {name: 'Base color'}), {
    target: {value: '#aa3377'},
  });
  expect(container).toHaveTextContent('--ifm-color-primary: #aa3377;');
  expect(container).not.toHaveTextContent('QuotaExceededError');
  const logged = [...takeLoggedErrors(), ...warn.mock.calls.flat().map(String)];
  expect(logged.join('\n')).toContain('QuotaExceededError');
});
