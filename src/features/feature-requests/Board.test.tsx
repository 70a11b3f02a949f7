import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Board from './theme/FeatureRequestsPage/Board';

const html = renderToStaticMarkup(<Board url="https://board.example.com/?a=1&b=2" />);

it('shows the hosted board late, with a title, and kept from the page around it', () => {
  expect(html).toMatch(/<iframe [^>]*src="https:\/\/board\.example\.com\/\?a=1&amp;b=2"/);
  expect(html).toMatch(/<iframe [^>]*title="Board of feature requests"/);
  expect(html).toMatch(/<iframe [^>]*loading="lazy"/);
  expect(html).toMatch(/<iframe [^>]*sandbox="[^"]*"/);
  expect(html).not.toContain('allow-top-navigation');
});
