import type {ThemeConfig} from '@docusaurus/preset-classic';
import {act, fireEvent, screen, within} from '@testing-library/react';
import {takeLoggedErrors} from '@site/src/testing/logged-errors';
import {renderPage} from '@site/src/testing/render-page';
import Navbar from '@theme/Navbar';
import versionNames from '@site/versions.json';
import React from 'react';
import {expect, it, vi} from 'vitest';

const [lastVersion, olderVersion] = versionNames as [string, string];

type Items = NonNullable<ThemeConfig['navbar']>['items'];

const open = (url: string, items?: Items) =>
  renderPage(url, <Navbar />, items && {themeConfig: {navbar: {items}}});
/** Without the menu of phones, which is in it, too. */
const navbar = () =>
  within(screen.getByRole('navigation', {name: 'Main'}).firstElementChild as HTMLElement);
const linkTo = (name: string | RegExp) =>
  navbar().getAllByRole('link', {name})[0]!.getAttribute('href');

it('every type works as a navbar item', {tags: ['navbar-item-types']}, async () => {
  const {user, history} = open(`/docs/${olderVersion}/cli/`, [
    {to: '/showcase/', label: 'Plain link'},
    {
      label: 'Plain dropdown',
      items: [
        {to: '/blog/', label: 'Blog'},
        {type: 'doc', docId: 'deployment'},
      ],
    },
    {type: 'html', value: '<em>Markup</em>'},
    {type: 'doc', docId: 'installation', label: 'A doc'},
    {type: 'docSidebar', sidebarId: 'api', label: 'A sidebar'},
    {type: 'docsVersion'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ]);
  expect(linkTo('Plain link')).toBe('/showcase/');
  expect(navbar().getByText('Markup').tagName).toBe('EM');
  // Version, doc and sidebar items link to the version being read.
  expect(linkTo('A doc')).toBe(`/docs/${olderVersion}/installation/`);
  expect(linkTo('A sidebar')).toBe(`/docs/${olderVersion}/api/docusaurus-config/`);
  expect(linkTo(olderVersion)).toBe(`/docs/${olderVersion}/`);
  expect(navbar().getByRole('button', {name: 'English'})).toBeInTheDocument();
  expect(navbar().getAllByRole('button', {name: /^Search/u})).toHaveLength(1);
  fireEvent.keyDown(navbar().getByRole('button', {name: 'Plain dropdown'}), {key: 'Enter'});
  await user.click(navbar().getByRole('link', {name: 'deployment'}));
  expect(history.location.pathname).toBe(`/docs/${olderVersion}/deployment/`);
});

it('an unknown type is an error that names it', {tags: ['navbar-unknown-type']}, () => {
  expect(() => open('/', [{type: 'docSidbar', label: 'Docs'}])).toThrow(
    'Bad navbar item type docSidbar',
  );
});

/** The items of a site's configuration, and what is missing for them. */
const faultyItems: [missing: string, item: NonNullable<Items>[number], cause: RegExp][] = [
  ['component', {type: 'custom-missing', label: 'Broken one'}, /type "custom-missing"/u],
  ['doc', {type: 'doc', docId: 'no-doc'}, /no-doc/u],
  ['sidebar', {type: 'docSidebar', sidebarId: 'no-bar'}, /no-bar/u],
  ['link of a sidebar', {type: 'docSidebar', sidebarId: 'empty'}, /"empty" doesn't have anything/u],
  ['version', {type: 'docsVersionDropdown', versions: ['1.2.3']}, /1\.2\.3/u],
  ['docs plugin', {type: 'doc', docId: 'cli', docsPluginId: 'no-plugin'}, /no-plugin/u],
];

it.each(faultyItems)(
  'an item without its %s says which one to check, and why',
  {tags: ['navbar-item-crash', 'docs-helper-errors']},
  (_, item, cause) => {
    let error: unknown;
    try {
      open('/showcase/', [item]);
    } catch (thrown) {
      // The menu of phones reports it, too.
      [error] = (thrown as AggregateError).errors;
    }
    const [, shown = ''] = /navbar item \(themeConfig\.navbar\.items\)[^{]*(\{[^]*\})/u.exec(
      String((error as Error).message),
    )!;
    expect(JSON.parse(shown)).toMatchObject(item);
    expect((error as Error).cause).toMatchObject({message: expect.stringMatching(cause)});
    takeLoggedErrors();
  },
);

it(
  'the locale menu keeps the query string and hash up to date',
  {tags: ['locale-dropdown', 'locale']},
  () => {
    const {history} = open(`/docs/${lastVersion}/cli/?from=mail&x=%3Cb%3E#build`);
    const locale = () => navbar().getByRole('link', {name: 'English', hidden: true});
    expect(locale()).toHaveAttribute('href', `/docs/${lastVersion}/cli/?from=mail&x=%3Cb%3E#build`);
    expect(locale()).toHaveAttribute('lang', 'en');
    act(() => history.push('/blog/'));
    expect(locale()).toHaveAttribute('href', '/blog/');
  },
);

it.each([
  ['desktop', 1280, 'Custom item'],
  ['mobile', 390, 'Custom item (mobile)'],
])(
  'only the test area has its own navbar item on %s',
  {tags: ['test-area-button']},
  async (_, width, label) => {
    vi.stubGlobal('innerWidth', width);
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const {user, history} = open('/license/');
    if (width < 997) {
      await user.click(screen.getByRole('button', {name: 'Toggle navigation bar'}));
    }
    expect(screen.queryByText(label)).toBeNull();
    for (const path of ['/tests/', '/tests/pages/']) {
      act(() => history.push(path));
      if (width < 997) {
        await user.click(screen.getByRole('button', {name: 'Toggle navigation bar'}));
      }
      await user.click(screen.getByText(label));
      expect(alert).toHaveBeenLastCalledWith('This is a custom navbar item type example');
    }
    expect(alert).toHaveBeenCalledTimes(2);
  },
);
