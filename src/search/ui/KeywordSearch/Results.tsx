import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useMemo, type ReactNode} from 'react';
import type {SearchHit, Section} from '../../types';
import {groupHits, type ResultRow} from '../group-hits';
import Highlighted from '../Highlighted';
import type {LinkTo} from '../useQuietLinks';
import lists from '../list.module.css';
import styles from './styles.module.css';

type Props = {
  /** What an answer would be for. */
  query: string;
  hits: SearchHit[];
  /** Of the list; options have it with their number. */
  id: string;
  /** Number of the option that Enter takes; the first one asks. */
  active: number;
  onActive: (option: number) => void;
  onAsk: () => void;
  onOpen: (section: Section) => void;
  areaOf: (tag: string) => string;
  linkTo: LinkTo;
};

/**
 * The list box of results, below the offer to ask. The field keeps the focus; its arrow keys walk
 * through the options, so that the links are no stops on the way to what stands below.
 */
export default function Results({
  query,
  hits,
  id,
  active,
  onActive,
  onAsk,
  onOpen,
  areaOf,
  linkTo,
}: Props): ReactNode {
  const groups = useMemo(() => groupHits(hits), [hits]);

  const optionProps = (option: number) => ({
    id: `${id}-${option}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': option === active,
    onMouseMove: () => onActive(option),
  });
  const row = ({hit, kind, title, detail}: ResultRow, option: number) => (
    // eslint-disable-next-line @docusaurus/no-html-links -- see `useQuietLinks`
    <a
      // Rows take over the elements of those before, which is the quickest way to draw them.
      key={option}
      {...optionProps(option)}
      className={clsx(lists.row, styles.row, styles[kind])}
      {...linkTo(hit.url, () => onOpen(hit))}
    >
      <span className={lists.title}>
        <Highlighted {...title} />
      </span>
      <span className={lists.detail}>
        <Highlighted {...detail} />
      </span>
    </a>
  );

  let option = 0;
  return (
    <div
      id={id}
      className={styles.results}
      role="listbox"
      aria-label={translate({id: 'site.search.results', message: 'Results'})}
    >
      <button
        type="button"
        {...optionProps(0)}
        className={clsx('clean-btn', lists.row, styles.row, styles.ask)}
        onClick={onAsk}
      >
        <Translate id="site.search.ask.label">Ask AI</Translate>: <q>{query}</q>
      </button>
      {groups.map(({tag, rows}, index) => (
        <div key={index} role="group" aria-labelledby={`${id}-area-${index}`}>
          <p id={`${id}-area-${index}`} className={lists.heading}>
            {areaOf(tag)}
          </p>
          {rows.map((each) => row(each, ++option))}
        </div>
      ))}
    </div>
  );
}
