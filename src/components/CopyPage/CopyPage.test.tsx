import {screen} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it} from 'vitest';
import CopyPage from '.';

it('pages of the test area have no copy in Markdown', () => {
  renderPage('/tests/docs/', <CopyPage permalink="/tests/docs/" />);
  expect(screen.queryByRole('button', {name: 'Copy page'})).not.toBeInTheDocument();
});
