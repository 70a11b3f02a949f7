import type {ShowcaseSite} from '../sites';
import React, {useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import SiteCard from '../SiteCard';
import styles from './styles.module.css';

/** Fills the screen of a desktop. To make cards is what a keystroke waits for. */
const shownAtFirst = 8;

type Props = {sites: ShowcaseSite[]; title: string};

/** The sites that a filter lets through: as many as one sees, and the rest when asked for. */
export default function Matches({sites, title}: Props): ReactNode {
  // The list whose rest was asked for: another filter gives another list.
  const [expanded, setExpanded] = useState<ShowcaseSite[]>();
  const listRef = useRef<HTMLUListElement>(null);
  const shown = expanded === sites ? sites : sites.slice(0, shownAtFirst);
  const showRest = () => {
    flushSync(() => setExpanded(sites));
    // The button is gone: the keyboard goes on at the first of the new cards.
    listRef.current?.children[shown.length]?.querySelector('a')?.focus({preventScroll: true});
  };
  return (
    <>
      <ul ref={listRef} className={styles.sites} aria-label={title}>
        {shown.map((site) => (
          <SiteCard key={site.name} site={site} />
        ))}
      </ul>
      {shown.length < sites.length && (
        <button type="button" className={styles.more} onClick={showRest}>
          Show the other {sites.length - shown.length}
        </button>
      )}
    </>
  );
}
