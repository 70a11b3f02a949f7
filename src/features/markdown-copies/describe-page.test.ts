import {expect, it} from 'vitest';
import {areas} from '../../areas';
import type {Page} from '../../content/pages';
import {canaryFramework} from '../../data/versions';
import {describePage} from './describe-page';

const version = (versionName: string, label: string) => ({versionName, label}) as Page['version'];
const date = new Date('2025-10-17T00:00:00Z');
const authors = ['Ann', 'Bob'].map((name) => ({name})) as Page['authors'];

it.each([
  [
    'a doc of Canary',
    {area: areas.docs, version: version('current', 'Canary')},
    `Docusaurus docs, Canary (${canaryFramework})`,
  ],
  [
    'a doc of a release',
    {area: areas.docs, version: version('3.8.1', '3.8.1')},
    'Docusaurus docs, 3.8.1',
  ],
  [
    'a page without versions',
    {area: areas.community, version: version('current', 'Next')},
    'Docusaurus community',
  ],
  ['a post', {area: areas.blog, date, authors}, 'Docusaurus blog, 2025-10-17, by Ann and Bob'],
  ['a release', {area: areas.changelog, date}, 'Docusaurus changelog, 2025-10-17'],
])('the Markdown of %s says what it belongs to', (_, page, description) => {
  expect(describePage(page)).toBe(description);
});
