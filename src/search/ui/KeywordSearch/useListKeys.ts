import {useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';
import {hasModifier} from '../modifiers';

const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

const isPlain = (event: KeyboardEvent) => !(hasModifier(event) || event.nativeEvent.isComposing);

type Options = {
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Names the options in the list box below the field: the first is active when it changes. */
  query: string;
};

/**
 * Walks by the arrow keys: through the options of a list box, while the field keeps the focus; where
 * there is none, through the elements with `data-row`, to which the focus goes. Enter clicks the
 * active option, with the keys that open a link elsewhere.
 */
export function useListKeys({fieldRef, query}: Options): {
  active: number;
  setActive: (option: number) => void;
  handleKeys: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const [state, setState] = useState({query, option: 0});
  const active = state.query === query ? state.option : 0;
  const setActive = (option: number) => {
    if (option !== active) {
      setState({query, option});
    }
  };

  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) {
      isMoved.current = false;
      const id = fieldRef.current!.getAttribute('aria-activedescendant');
      document.getElementById(id ?? '')?.scrollIntoView({block: 'nearest'});
    }
  }, [fieldRef, active]);

  function walkOptions(event: KeyboardEvent, options: NodeListOf<HTMLElement>): void {
    const step = isPlain(event) && steps[event.key];
    if (step) {
      event.preventDefault();
      isMoved.current = true;
      setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const {ctrlKey, metaKey, shiftKey} = event;
      options[active]?.dispatchEvent(
        new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}),
      );
    }
  }

  function walkRows(event: KeyboardEvent<HTMLElement>): void {
    const step = isPlain(event) && steps[event.key];
    if (step) {
      event.preventDefault();
      const stops = [
        fieldRef.current!,
        ...Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')),
      ];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      stops[Math.max(0, Math.min(stops.length - 1, at + step))]!.focus();
    }
  }

  return {
    active,
    setActive,
    handleKeys(event) {
      const options = event.currentTarget.querySelectorAll<HTMLElement>('[role=option]');
      if (options.length === 0) {
        walkRows(event);
      } else if (event.target === fieldRef.current) {
        walkOptions(event, options);
      }
    },
  };
}
