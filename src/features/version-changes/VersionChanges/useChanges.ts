import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SectionChange} from '../types';
import {useEffect, useState} from 'react';

type State = {sections?: SectionChange[]; error?: Error};

async function fetchSections(url: string, signal: AbortSignal): Promise<SectionChange[]> {
  const response = await fetch(url, {signal});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return (await response.json()) as SectionChange[];
}

/**
 * Loads the changes of a page.
 *
 * @param file the path below the site's base URL
 * @returns the sections once they are there, or the error that kept them away, and a way to try again
 */
export function useChanges(file: string): State & {retry: () => void} {
  const url = useBaseUrl(file);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({});
  useEffect(() => {
    const controller = new AbortController();
    fetchSections(url, controller.signal).then(
      (sections) => setState({sections}),
      (error: Error) => controller.signal.aborted || setState({error}),
    );
    return () => controller.abort();
  }, [url, attempt]);
  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return {...state, retry};
}
