// Replaces the list of theme-classic 3.9.2, a section without a heading of its own, whose cards are
// articles.
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

function CardsOfSiblings({className}: Props): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} className={className} />;
}

/** Cards of the same height, in as many columns as fit: by default, those of the doc's category. */
export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) {
    return <CardsOfSiblings className={className} />;
  }
  return (
    <ul className={clsx('clean-list', styles.list, className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
