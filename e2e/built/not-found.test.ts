import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readBuilt} from '../support/routes';

test(
  'without JavaScript, a missing page shows a message and links to other pages',
  {tags: ['not-found', 'no-script']},
  () => {
    const $ = load(readBuilt('404.html'));
    expect($('main').text()).toContain('There is no page at this address.');
    const search = $('main a').filter((_, link) => $(link).text().startsWith('Search this site'));
    expect(search.attr('href')).toBe('/search/');
  },
);
