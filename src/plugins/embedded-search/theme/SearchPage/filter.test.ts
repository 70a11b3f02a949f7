import {expect, it} from 'vitest';
import {searchFilterFormat} from './filter';

const {parse, format} = searchFilterFormat;

it.each([
  ['?q=deploy', {query: 'deploy', version: ''}],
  ['?q=a+b%26c&version=3.8.1', {query: 'a b&c', version: '3.8.1'}],
  ['', {query: '', version: ''}],
  ['?version=all', {query: '', version: 'all'}],
])('the address %s asks for the same as its filter', (search, filter) => {
  expect(parse(search)).toEqual(filter);
  expect(format(filter, '')).toBe(search);
});

it('keeps what else an address holds', () => {
  expect(format({query: 'x', version: ''}, '?utm=1&q=y&version=all')).toBe('?utm=1&q=x');
});
