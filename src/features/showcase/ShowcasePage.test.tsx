import React from 'react';
import {screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import {expect, it} from 'vitest';
import ShowcasePage from './ShowcasePage';

it('filters by text', {tags: ['brand']}, async () => {
  const {user, history} = renderPage('/showcase/', <ShowcasePage />);
  await user.type(screen.getByRole('searchbox', {name: /Search names/}), 'react');
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ sites?$/);
  await expect.poll(() => history.location.search).toBe('?name=react');
});
