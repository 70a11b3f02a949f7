import {describe, expect, it} from 'vitest';
import {areas} from '../../areas';
import type {Page} from '../../content/pages';
import {recentPosts} from './recent-posts';

const tagged = (tag: string) => (title: string) =>
  ({
    area: areas.blog,
    isListed: true,
    title,
    date: new Date(0),
    tags: [{label: tag, permalink: `/blog/tags/${tag}/`}],
  }) as Page;
const release = tagged('release');
const story = tagged('history');

const titles = (...posts: Page[]) => recentPosts(posts).map(({title}) => title);

describe('recent posts', () => {
  it('are half other posts when releases are newer', () => {
    const posts = [release('3.9'), release('3.8'), release('3.7'), story('a'), story('b')];
    expect(titles(...posts)).toEqual(['3.9', '3.8', 'a', 'b']);
  });

  it('are the newest ones otherwise', () => {
    const posts = [story('a'), story('b'), story('c'), release('3.9'), story('d')];
    expect(titles(...posts)).toEqual(['a', 'b', 'c', '3.9']);
  });
});
