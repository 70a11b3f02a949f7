import {useEffect, useState} from 'react';

/** How long readers pause before they are told how many results there are. */
const typingPauseMs = 1_000;

/** A value that changes while a reader types, once it has stayed the same for a while. */
export function useAfterPause<T>(value: T): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
