import type {ClientModule} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import logRouteChanges from './log-route-changes';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const at = (pathname: string) => ({pathname, search: '', hash: ''}) as Location;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it(
  'logs a route change once the page shows it, but not jumps within a page',
  {tags: ['deploy-preview-log']},
  () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const page = {
      title: 'Old',
      documentElement: {className: 'docs-wrapper'},
      querySelector: (selector: string) =>
        selector === 'h1' ? {textContent: 'Pages'} : {content: 'What pages are'},
    };
    const frames: (() => void)[] = [];
    vi.stubGlobal('document', page);
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));

    logRouteChanges.onRouteDidUpdate?.({location: at('/b/'), previousLocation: at('/a/')});
    page.title = 'New';
    for (let frame = frames.shift(); frame; frame = frames.shift()) {
      frame();
    }
    expect(log).toHaveBeenCalledExactlyOnceWith('Route changed', {
      location: at('/b/'),
      previousLocation: at('/a/'),
      heading: 'Pages',
      title: 'New',
      description: 'What pages are',
      htmlClassName: 'docs-wrapper',
    });

    logRouteChanges.onRouteDidUpdate?.({location: at('/b/'), previousLocation: at('/b/')});
    expect(frames).toEqual([]);
  },
);
