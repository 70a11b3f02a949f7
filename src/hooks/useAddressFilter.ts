import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {FilterFormat} from './filter-format';

/** `isTyping` merges the change with those typed right before it into one history entry. */
export type UpdateFilter<Filter> = (filter: Filter, options?: {isTyping?: boolean}) => void;

/**
 * Longer than the pause between two keystrokes, because browsers limit how often the URL may
 * change.
 */
const typingPauseMs = 300;

/**
 * A filter that is stored in the URL, so that back, forward and shared links work.
 *
 * While the reader types, the URL only follows at the next pause, because a URL change renders the
 * whole page.
 *
 * @param filterFormat must be the same object on every render
 * @returns the filter, which is empty until hydration, and a function to update it
 */
export function useAddressFilter<Filter>({
  parse,
  format,
}: FilterFormat<Filter>): [Filter, UpdateFilter<Filter>] {
  const history = useHistory();
  const address = useHistorySelector(({location}) => location.search);
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasTyping = useRef(false);

  const navigate = useCallback(
    (search: string, isTyping: boolean) => {
      const location = {...history.location, search};
      if (isTyping && wasTyping.current) {
        history.replace(location);
      } else {
        history.push(location);
      }
      wasTyping.current = isTyping;
    },
    [history],
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
