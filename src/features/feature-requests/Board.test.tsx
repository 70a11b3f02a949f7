import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Board from './theme/FeatureRequestsPage/Board';

const html = renderToStaticMarkup(<Board url="https://board.example.com/?a=1&b=2" />);

it('shows the hosted board in a lazy, titled and sandboxed frame', () => {
  expect(html).toMatch(/<iframe [^>]*src="https:\/\/board\.example\.com\/\?a=1&amp;b=2"/);
  expect(html).toMatch(/<iframe [^>]*title="Feature request board"/);
  expect(html).toMatch(/<iframe [^>]*loading="lazy"/);
  expect(html).toMatch(/<iframe [^>]*sandbox="[^"]*"/);
  expect(html).not.toContain('allow-top-navigation');
});
