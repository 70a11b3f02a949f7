import type {ClientModule} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import logRouteChanges from './log-route-changes';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const at = (pathname: string) => ({pathname, search: '', hash: ''}) as Location;

it(
  'logs a route change once the page shows it, but not jumps within a page',
  {tags: ['deploy-preview-log']},
  async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const change = (from: string) =>
      logRouteChanges.onRouteDidUpdate?.({location: at('/b/'), previousLocation: at(from)});
    change('/b/');
    change('/a/');
    document.documentElement.className = 'docs-wrapper';
    document.head.innerHTML = '<title>New</title><meta name="description" content="What it is">';
    document.body.innerHTML = '<h1>Pages</h1>';
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(log).toHaveBeenCalledExactlyOnceWith('Route changed', {
      location: at('/b/'),
      previousLocation: at('/a/'),
      heading: 'Pages',
      title: 'New',
      description: 'What it is',
      htmlClassName: 'docs-wrapper',
    });
  },
);
