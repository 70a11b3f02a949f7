import React, {createContext, lazy, Suspense, use, useState, type ReactNode} from 'react';

const LazyPart = lazy(() => import('./LazyPart'));

/** A part whose code is fetched when it is first shown; the build waits for it. */
export function LazyInBuild(): ReactNode {
  return (
    <Suspense fallback={<p>Loading the code…</p>}>
      <LazyPart />
    </Suspense>
  );
}

function Awaited({promise}: {promise: Promise<string>}): ReactNode {
  return <p>{use(promise)}</p>;
}

/** `use` waits for a promise, and Suspense shows what stands in for it. */
export function UsePromise(): ReactNode {
  const [request, setRequest] = useState<{promise: Promise<string>; answer: () => void}>();
  const ask = () => {
    const {promise, resolve} = makePromise();
    setRequest({promise, answer: () => resolve('The answer is here.')});
  };
  return (
    <>
      <button type="button" className="button button--secondary" onClick={ask}>
        Ask
      </button>{' '}
      <button
        type="button"
        className="button button--secondary"
        disabled={!request}
        onClick={request?.answer}
      >
        Answer
      </button>
      {request && (
        <Suspense fallback={<p>Waiting for the answer…</p>}>
          <Awaited promise={request.promise} />
        </Suspense>
      )}
    </>
  );
}

function makePromise() {
  let resolve: (value: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return {promise, resolve};
}

const Tone = createContext('quiet');

/** `use` may stand behind a condition, which no hook may. */
function ConditionalTone({isShown}: {isShown: boolean}): ReactNode {
  return isShown ? <span>The tone is {use(Tone)}.</span> : <span>The tone is hidden.</span>;
}

export function UseContext(): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    // React 19 takes the context itself as its provider.
    <Tone value="loud">
      <button type="button" className="button button--secondary" onClick={() => setShown(!isShown)}>
        Show the tone
      </button>{' '}
      <ConditionalTone isShown={isShown} />
    </Tone>
  );
}
