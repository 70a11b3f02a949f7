import {fireEvent, screen, within} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it} from 'vitest';
import ColorDemo from './ColorDemo';
import SidebarDemo from './SidebarDemo';

it('renaming a file moves it in the sidebar', async () => {
  const {user} = renderPage('/', <SidebarDemo />);
  const sidebar = within(screen.getByRole('navigation'));
  const items = () => sidebar.getAllByRole('button').map(({textContent}) => textContent);
  expect(items()).toEqual(['Welcome aboard', 'Moor the boat', 'Reef the sail', 'Read the tides']);
  const name = screen.getByRole('textbox', {name: 'Name of the file: Read the tides'});
  fireEvent.change(name, {target: {value: '00-sea.md'}});
  expect(items()[0]).toBe('Read the tides');
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Read the tides is item 1 of 3 in the sidebar.');
  await user.click(sidebar.getByRole('button', {name: 'Read the tides'}));
  expect(screen.getByRole('heading', {name: 'Read the tides'})).toBeInTheDocument();
  expect(screen.getByText('my-site.com/docs/sea')).toBeInTheDocument();
  await user.click(screen.getByRole('button', {name: 'Next Welcome aboard'}));
  expect(screen.getByRole('heading', {name: 'Welcome aboard'})).toHaveFocus();
  expect(status).toHaveTextContent('The page is Welcome aboard.');
  await user.click(screen.getByRole('button', {name: 'Add anchors.md'}));
  expect(items().at(-1)).toBe('Choose an anchor');
  expect(status).toHaveTextContent('Choose an anchor is item 4 of 4 in the sidebar.');
  await user.click(screen.getByRole('button', {name: 'Delete anchors.md'}));
  expect(status).toHaveTextContent('Choose an anchor is no longer in the sidebar.');
  await user.click(screen.getByRole('button', {name: 'Start over'}));
  expect(items()).toEqual(['Welcome aboard', 'Moor the boat', 'Reef the sail', 'Read the tides']);
  expect(status).toHaveTextContent('The files are as they were at first.');
});

it('picking a color gives its CSS and says whether it has enough contrast', async () => {
  const {user, container} = renderPage('/', <ColorDemo />);
  await user.click(screen.getByRole('button', {name: 'Violet'}));
  expect(container).toHaveTextContent('--ifm-color-primary: #7c3aed;');
  const color = screen.getByRole('textbox', {name: 'Custom color'});
  fireEvent.change(color, {target: {value: '#ffee88'}});
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Too low for text');
});
