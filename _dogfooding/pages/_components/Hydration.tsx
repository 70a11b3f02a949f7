import BrowserOnly from '@docusaurus/BrowserOnly';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useId, useSyncExternalStore, type ReactNode} from 'react';

/** `useIsBrowser` is false in the build and in the first render of the browser, then true. */
export function IsBrowser(): ReactNode {
  return <output>useIsBrowser: {String(useIsBrowser())}</output>;
}

export function OnlyInBrowser(): ReactNode {
  return (
    <BrowserOnly fallback={<output>BrowserOnly: the fallback of the build</output>}>
      {() => <output>BrowserOnly: this browser speaks {navigator.language}</output>}
    </BrowserOnly>
  );
}

/** The same id in the build and in the browser, or the label would lose its field. */
export function LabelledField(): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>A field with an id of useId</label> <input id={id} type="text" />
    </>
  );
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** A value of the browser that the build cannot know: the server's snapshot stands in for it. */
export function WindowWidth(): ReactNode {
  const width = useSyncExternalStore<number | null>(
    subscribe,
    () => window.innerWidth,
    () => null,
  );
  return (
    <output>{width === null ? 'Width: unknown to the build' : `Width: ${width} pixels`}</output>
  );
}

/** Differs on purpose, and says so: React keeps what the build wrote. */
export function AllowedDifference(): ReactNode {
  return (
    <output suppressHydrationWarning>
      Rendered in {ExecutionEnvironment.canUseDOM ? 'the browser' : 'the build'}
    </output>
  );
}
