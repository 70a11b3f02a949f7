import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {useSearchPageLink} from '../useSearchPageLink';
import styles from './styles.module.css';

const keys = [
  ['↵', translate({id: 'site.search.keys.open', message: 'to open'})],
  ['↑↓', translate({id: 'site.search.keys.move', message: 'to move'})],
  ['Esc', translate({id: 'site.search.keys.close', message: 'to close'})],
] as const;

/** Names the keys, and leads to the search page with all results. */
export default function Foot({
  query,
  total,
  onClose,
}: {
  query: string;
  total: number;
  onClose: () => void;
}): ReactNode {
  const linkTo = useSearchPageLink();
  return (
    <footer className={styles.foot}>
      <p className={styles.keys} aria-hidden="true">
        {keys.map(([key, use]) => (
          <span key={key}>
            <kbd>{key}</kbd> {use}
          </span>
        ))}
      </p>
      {total > 0 && (
        <Link to={linkTo(query)} onClick={onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{count: total}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      )}
    </footer>
  );
}
