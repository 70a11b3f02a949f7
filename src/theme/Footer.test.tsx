import {screen, within} from '@testing-library/react';
import Footer from '@theme/Footer';
import React from 'react';
import {expect, it} from 'vitest';
import {renderPage} from '../testing/render-page';

const footer = () => screen.getByRole('contentinfo');
const titles = () =>
  Array.from(footer().querySelectorAll('.footer__title'), ({textContent}) => textContent);

it(
  'the footer has four columns, a logo, a copyright notice and badges',
  {tags: ['footer-columns']},
  () => {
    renderPage('/', <Footer />);
    expect(titles()).toEqual(['Learn', 'Community', 'More', 'Legal']);
    expect(within(footer()).getByRole('link', {name: 'Docusaurus Docs'})).toHaveAttribute(
      'href',
      '/',
    );
    expect(within(footer()).getByRole('img', {name: 'Docusaurus Docs'})).toHaveAttribute(
      'src',
      '/img/logo.svg',
    );
    expect(footer()).toHaveTextContent('Content under CC BY 4.0');
    const badges = Array.from(footer().querySelectorAll('.footer-badge img'));
    expect(
      badges.map((image) => [image.getAttribute('width'), image.getAttribute('height')]),
    ).toEqual([
      ['114', '51'],
      ['133', '20'],
    ]);
  },
);

it('footer links without columns appear in a single row', {tags: ['footer-row']}, async () => {
  const links = [
    {label: 'Blog', to: '/blog/'},
    {label: 'Source repository', href: 'https://github.com/facebook/docusaurus'},
    {html: '<a href="/license/">License</a>'},
  ];
  const {user, history} = renderPage('/', <Footer />, {themeConfig: {footer: {links}}});
  expect(titles()).toEqual([]);
  const row = footer().querySelector<HTMLElement>('.footer__links')!;
  const names = within(row).getAllByRole('link');
  expect(names.map(({textContent}) => textContent)).toEqual([
    'Blog',
    'Source repository',
    'License',
  ]);
  await user.click(names[0]!);
  expect(history.location.pathname).toBe('/blog/');
});
