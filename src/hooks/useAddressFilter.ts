import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

/** How a filter stands in a query string. */
export type FilterFormat<Filter> = {
  parse: (search: string) => Filter;
  /** Gives `search` with the filter in it; what else `search` holds stays. */
  format: (filter: Filter, search: string) => string;
};

/** `isTyping` joins the change to the ones typed right before it: together they are one step of "back". */
export type UpdateFilter<Filter> = (filter: Filter, options?: {isTyping?: boolean}) => void;

/** Long enough to bridge the keystrokes of a word: browsers limit how often an address may change. */
const typingPauseMs = 300;

/**
 * A filter that the address bar holds, so that back, forward and shared links work.
 *
 * While a reader types, the filter is ahead of the address, which follows at the next pause: a
 * change of address renders the whole page anew.
 *
 * @param filterFormat has to stay the same object between renders
 * @param pathname where a changed filter leads; the page's own path unless given
 * @returns the filter, the empty one until the page is hydrated; and what changes it
 */
export function useAddressFilter<Filter>(
  {parse, format}: FilterFormat<Filter>,
  pathname?: string,
): [Filter, UpdateFilter<Filter>] {
  const history = useHistory();
  const address = useHistorySelector(({location}) => location.search);
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasTyping = useRef(false);

  const navigate = useCallback(
    (search: string, isTyping: boolean) => {
      const location = {...history.location, ...(pathname && {pathname}), search};
      if (isTyping && wasTyping.current) {
        history.replace(location);
      } else {
        history.push(location);
      }
      wasTyping.current = isTyping;
    },
    [history, pathname],
  );

  useEffect(
    () =>
      history.listen((_location, action) => {
        clearTimeout(timer.current);
        setTyped(undefined);
        if (action === 'POP') {
          wasTyping.current = false;
        }
      }),
    [history],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const update = useCallback<UpdateFilter<Filter>>(
    (filter, {isTyping = false} = {}) => {
      const search = format(filter, history.location.search);
      clearTimeout(timer.current);
      if (isTyping) {
        setTyped(search);
        timer.current = setTimeout(() => navigate(search, true), typingPauseMs);
      } else {
        navigate(search, false);
      }
    },
    [format, history, navigate],
  );

  const search = typed ?? address;
  return [useMemo(() => parse(search), [parse, search]), update];
}
