import React, {
  memo,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  useTransition,
  type ReactNode,
} from 'react';

const rows = Array.from({length: 2000}, (_, index) => `row ${index + 1}`);

const Rows = memo(function Rows({query}: {query: string}): ReactNode {
  const found = useMemo(() => rows.filter((row) => row.includes(query)), [query]);
  return (
    <p>
      {found.length} rows contain “{query}”, the first is {found[0] ?? 'none'}.
    </p>
  );
});

/** The field answers at once, the list when there is time. */
export function DeferredList(): ReactNode {
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const id = useId();
  return (
    <div aria-busy={query !== deferred}>
      <label htmlFor={id}>Filter the rows</label>{' '}
      <input type="text" id={id} value={query} onChange={({target}) => setQuery(target.value)} />
      <Rows query={deferred} />
    </div>
  );
}

/** A transition may be an async function: it is pending until the function is done. */
export function Transition(): ReactNode {
  const [isPending, startTransition] = useTransition();
  const [count, setCount] = useState(0);
  const step = () =>
    startTransition(async () => {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      startTransition(() => setCount((before) => before + 1));
    });
  return (
    <p>
      <button type="button" className="button button--secondary" onClick={step}>
        Step
      </button>{' '}
      {isPending ? 'Pending…' : `Steps taken: ${count}`}
    </p>
  );
}
