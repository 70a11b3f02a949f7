import {act, screen, waitFor, within} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it} from 'vitest';
import ShowcasePage from './ShowcasePage';
import {showcaseSites, showcaseTags} from './sites';

const total = showcaseSites.length;
const tagged = (tag: string) => showcaseSites.filter(({tags}) => tags.some((own) => own === tag));
const shownAtFirst = 12;

const open = (search = '') => renderPage(`/showcase/${search}`, <ShowcasePage />);
const main = () => within(screen.getByRole('main'));
const searchBox = () => main().getByRole('searchbox', {name: 'Search names and descriptions'});
const shown = () =>
  Array.from(
    document.querySelectorAll('ul[aria-label="Matching sites"] h3'),
    ({textContent}) => textContent,
  );
const tagButton = (name: RegExp) =>
  within(main().getByRole('group', {name: 'Tags'})).getByRole('button', {name});
const expectCount = (count: number) =>
  expect(main().getByRole('status')).toHaveTextContent(count === 1 ? '1 site' : `${count} sites`);

it('favorites come first in their own section, and each tag shows how many sites have it', () => {
  open();
  expectCount(total);
  const sections = Array.from(document.querySelectorAll('main section'));
  expect(sections.map((section) => section.querySelector('h2')!.id)).toEqual([
    'favorites',
    'others',
  ]);
  expect(sections[0]!.querySelectorAll('h3')).toHaveLength(tagged('favorite').length);
  expect(tagButton(/^Favorite/u)).toHaveTextContent(`Favorite ${tagged('favorite').length}`);
});

it('a search shows one section, and typing in the middle of its name keeps the cursor there', async () => {
  const {user, history} = open('?name=apiix');
  await user.type(searchBox(), 's', {initialSelectionStart: 3, initialSelectionEnd: 3});
  expect(searchBox()).toHaveValue('apisix');
  expectCount(1);
  expect(shown()).toEqual(['Apache APISIX']);
  // The same holds after the URL has been updated.
  await waitFor(() => expect(history.location.search).toBe('?name=apisix'));
  await user.keyboard('..');
  expect(searchBox()).toHaveValue('apis..ix');
});

it('renders without taking back what was typed before hydration', () => {
  const {rerender} = open();
  const field = main().getByRole<HTMLInputElement>('searchbox');
  field.value = 'version';
  rerender(<ShowcasePage />);
  expect(field).toHaveValue('version');
});

it('tags combine as any or all, and keep the focus and the rest of the URL', async () => {
  const {user, history} = open('?from=mail#others');
  await user.click(tagButton(/^Translated/u));
  expect(tagButton(/^Translated/u)).toHaveFocus();
  await user.click(tagButton(/^Large/u));
  expect(history.location).toMatchObject({
    search: '?from=mail&tags=i18n&tags=large',
    hash: '#others',
  });
  const all = tagged('i18n').filter(({tags}) => tags.includes('large'));
  expectCount(tagged('i18n').length + tagged('large').length - all.length);
  await user.click(main().getByRole('checkbox', {name: /all selected tags/u}));
  expectCount(all.length);
});

it('long lists start short, and a button shows the others and focuses the first of them', async () => {
  const {user} = open('?tags=opensource');
  const names = tagged('opensource').map(({name}) => name);
  expectCount(names.length);
  expect(shown()).toEqual(names.slice(0, shownAtFirst));
  await user.click(main().getByRole('button', {name: `Show ${names.length - shownAtFirst} more`}));
  expect(shown()).toEqual(names);
  expect(document.activeElement).toHaveTextContent(names[shownAtFirst]!);
  // Another filter starts short again.
  await user.type(searchBox(), 'a');
  await waitFor(() => expect(shown()).toHaveLength(shownAtFirst));
});

it('back and forward step through filters and searches', async () => {
  const {user, history} = open();
  await user.click(tagButton(/^Meta/u));
  await user.type(searchBox(), 're');
  await waitFor(() => expect(history.location.search).toBe('?name=re&tags=meta'));
  // A pause while typing doesn't add a history entry.
  await user.type(searchBox(), 'act');
  await waitFor(() => expect(history.location.search).toBe('?name=react&tags=meta'));
  act(() => history.goBack());
  expect(searchBox()).toHaveValue('');
  expectCount(tagged('meta').length);
  act(() => history.goBack());
  expect(tagButton(/^Meta/u)).toHaveAttribute('aria-pressed', 'false');
  expectCount(total);
  act(() => history.go(2));
  expect(searchBox()).toHaveValue('react');
});

it('shows a message and a reset button when nothing matches', async () => {
  const {user, history} = open();
  await user.type(searchBox(), 'zzzz');
  expect(main().getByText(/^No sites match/u)).toBeInTheDocument();
  expectCount(0);
  await user.click(main().getByRole('button', {name: 'Show all sites'}));
  expectCount(total);
  expect(searchBox()).toHaveFocus();
  expect(history.location.search).toBe('');
});

it('a card has a description, tags, and links to its site and source', () => {
  const site = showcaseSites.find(({source}) => source)!;
  open(`?name=${encodeURIComponent(site.name)}`);
  const card = document.querySelector<HTMLElement>('ul[aria-label="Matching sites"] > li')!;
  expect(within(card).getByRole('link', {name: site.name})).toHaveAttribute('href', site.url);
  expect(within(card).getByRole('link', {name: `Source of ${site.name}`})).toHaveAttribute(
    'href',
    site.source,
  );
  expect(card).toHaveTextContent(site.description);
  // The link to the source stands for the tag "Open source".
  expect(Array.from(card.querySelectorAll('li'), ({textContent}) => textContent)).toEqual(
    site.tags.filter((tag) => tag !== 'opensource').map((tag) => showcaseTags[tag].label),
  );
  expect(card.querySelector('[data-initials]')).toHaveAttribute('aria-hidden', 'true');
  expect(card.querySelector('img')).toBeNull();
});
