// Stands in for React in files that update contexts right after hydration.
import {startTransition, useCallback, useState as useReactState} from 'react';
import type {Dispatch, SetStateAction} from 'react';

// @ts-expect-error The types are declared with `export =`, but the bundler sees separate exports.
export * from 'react';
export {default} from 'react';

/** Until the page is hydrated, updates are transitions. */
export function useState<State>(
  initial: State | (() => State),
): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useReactState(initial);
  const update = useCallback(
    (next: SetStateAction<State>) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        setState(next);
      } else {
        startTransition(() => setState(next));
      }
    },
    [setState],
  );
  return [state, update];
}
