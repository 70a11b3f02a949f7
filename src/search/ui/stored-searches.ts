import type {Section} from '../types';
import {isListOf, isLoose, isOwnPath, isText, parseList} from './stored';

/** Sections that were chosen among the results, by the list that they are in. */
export type StoredSearches = {recent: Section[]; favorites: Section[]};

/** Names of the entries in the browser's storage, before the namespace. */
export const storageKeys = {
  recent: 'docusaurus.search.recent',
  favorites: 'docusaurus.search.favorites',
} satisfies Record<keyof StoredSearches, string>;

const most = {recent: 5, favorites: 20};

const isSection = (value: unknown): value is Section =>
  isLoose(value) &&
  isOwnPath(value.url) &&
  isText(value.tag) &&
  isListOf(isText)(value.titles) &&
  value.titles.length > 0;

/**
 * Reads a stored list.
 *
 * @param stored JSON; nothing when there is no entry
 * @returns sections, the latest first; damaged ones are left out
 */
export const parseSections = (stored: string | null): Section[] => parseList(stored, isSection);

const without = (sections: Section[], {url}: Section) =>
  sections.filter((each) => each.url !== url);

/** @returns the lists without the section */
export const remove = ({recent, favorites}: StoredSearches, section: Section): StoredSearches => ({
  recent: without(recent, section),
  favorites: without(favorites, section),
});

function addTo(
  list: keyof StoredSearches,
  searches: StoredSearches,
  {url, tag, titles}: Section,
): StoredSearches {
  const section = {url, tag, titles};
  const others = remove(searches, section);
  return {...others, [list]: [section, ...others[list]].slice(0, most[list])};
}

/** @returns the lists with the section at the top of the recent ones, unless it is a favorite */
export const addRecent = (searches: StoredSearches, section: Section): StoredSearches =>
  searches.favorites.some(({url}) => url === section.url)
    ? searches
    : addTo('recent', searches, section);

/** @returns the lists with the section moved to the top of the favorites */
export const addFavorite = (searches: StoredSearches, section: Section): StoredSearches =>
  addTo('favorites', searches, section);
