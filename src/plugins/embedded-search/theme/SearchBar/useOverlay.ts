import {loadEngine} from '@site/src/search/ui/services';
import type {Props as OverlayProps} from '@site/src/search/ui/SearchOverlay';
import {useSearchContext} from '@site/src/search/ui/useSearchContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useState, type ComponentType} from 'react';

type Overlay = ComponentType<OverlayProps>;

let loading: Promise<Overlay> | undefined;

function loadOverlay(): Promise<Overlay> {
  loading ??= import('@site/src/search/ui/SearchOverlay').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

type State = {stage: 'closed' | 'loading' | 'failed'} | {stage: 'open'; Overlay: Overlay};

/** The search above the page, whose code is loaded when it is opened or pointed at. */
export function useOverlay(): {
  state: State;
  preload: () => void;
  open: () => void;
  close: () => void;
} {
  const context = useSearchContext();
  const baseUrl = useBaseUrl('/');
  const [state, setState] = useState<State>({stage: 'closed'});

  const preload = useCallback(() => {
    // A failure is told when the search is opened.
    loadOverlay().catch(() => undefined);
  }, []);
  const open = useCallback(() => {
    setState((previous) => (previous.stage === 'open' ? previous : {stage: 'loading'}));
    loadEngine(baseUrl)
      .then((engine) => engine.prepare(context))
      // What cannot be fetched ahead is told by the search that needs it.
      .catch(() => undefined);
    loadOverlay().then(
      (Overlay) => setState({stage: 'open', Overlay}),
      () => setState({stage: 'failed'}),
    );
  }, [baseUrl, context]);
  const close = useCallback(() => setState({stage: 'closed'}), []);
  return {state, preload, open, close};
}
