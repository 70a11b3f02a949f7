// Replaces the card of theme-classic 3.9.2, which has its icons in the text of the title, and cuts
// off titles and descriptions after one line.
import isInternalUrl from '@docusaurus/isInternalUrl';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import TextLink from '@theme/MDXComponents/A';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Drawn in a square of 24 units. */
const icons = {
  page: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zv5h5M9 13h6M9 17h4',
  category: 'm12 3 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 16.5l9 5 9-5',
  link: 'M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4M14 4h6v6M20 4l-9 9',
};

type CardProps = {
  className: string | undefined;
  href: string;
  icon: keyof typeof icons;
  title: string;
  description: string | undefined;
};

function Card({className, href, icon, title, description}: CardProps): ReactNode {
  return (
    <TextLink href={href} className={clsx('card', styles.card, className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <path d={icons[icon]} />
      </svg>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </TextLink>
  );
}

/** The number of items in a category, and their titles. */
function useItemSummary({items}: PropSidebarItemCategory): string {
  const {selectMessage} = usePluralForm();
  const labels = filterDocCardListItems(items).flatMap((item) =>
    item.type === 'html' ? [] : [item.label],
  );
  const count = selectMessage(
    labels.length,
    translate(
      {id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items'},
      {count: labels.length},
    ),
  );
  return `${count}: ${labels.join(', ')}`;
}

function CategoryCard({item}: {item: PropSidebarItemCategory}): ReactNode {
  const summary = useItemSummary(item);
  const href = findFirstSidebarItemLink(item);
  return (
    href && (
      <Card
        className={item.className}
        href={href}
        icon="category"
        title={item.label}
        description={item.description ?? summary}
      />
    )
  );
}

function LinkCard({item}: {item: PropSidebarItemLink}): ReactNode {
  const {docs} = useDocsVersion();
  const ofDoc = item.docId && docs[item.docId]?.description;
  return (
    <Card
      className={item.className}
      href={item.href}
      icon={isInternalUrl(item.href) ? 'page' : 'link'}
      title={item.label}
      description={item.description ?? ofDoc}
    />
  );
}

/** A card for a doc, category or link of a sidebar. */
export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <LinkCard item={item} />;
    case 'category':
      return <CategoryCard item={item} />;
    default:
      throw new Error(`unknown item type ${JSON.stringify(item)}`);
  }
}
