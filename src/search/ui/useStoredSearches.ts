import {useStorageSlot} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {Section} from '../types';
import {
  addFavorite,
  addRecent,
  parseSections,
  remove,
  storageKeys,
  type StoredSearches,
} from './stored-searches';

type Change = (section: Section) => void;

/** The searches that the browser keeps, and what changes them; none where it refuses storage. */
export function useStoredSearches(): StoredSearches & {
  addRecent: Change;
  addFavorite: Change;
  remove: Change;
} {
  const [recent, recentSlot] = useStorageSlot(storageKeys.recent);
  const [favorites, favoritesSlot] = useStorageSlot(storageKeys.favorites);

  const changes = useMemo(() => {
    const change =
      (apply: (searches: StoredSearches, section: Section) => StoredSearches): Change =>
      (section) => {
        const changed = apply(
          {
            recent: parseSections(recentSlot.get()),
            favorites: parseSections(favoritesSlot.get()),
          },
          section,
        );
        recentSlot.set(JSON.stringify(changed.recent));
        favoritesSlot.set(JSON.stringify(changed.favorites));
      };
    return {
      addRecent: change(addRecent),
      addFavorite: change(addFavorite),
      remove: change(remove),
    };
  }, [recentSlot, favoritesSlot]);
  return {
    recent: useMemo(() => parseSections(recent), [recent]),
    favorites: useMemo(() => parseSections(favorites), [favorites]),
    ...changes,
  };
}
