import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type ListHeaderProps = {
  title: ReactNode;
  /** What the list contains, in one line. */
  children?: ReactNode;
  /** Links to what belongs to the list, such as its feeds. */
  links?: ReactNode[];
  linksLabel?: string;
};

/** The heading of a page that lists other pages. */
export function ListHeader({title, children, links, linksLabel}: ListHeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1">{title}</Heading>
      {children && <p>{children}</p>}
      {links && (
        <ul className={clsx('clean-list', styles.links)} aria-label={linksLabel}>
          {links.map((link, index) => (
            <li key={index}>{link}</li>
          ))}
        </ul>
      )}
    </header>
  );
}

type ListRowProps = {
  /** The title, usually with a link. */
  title: ReactNode;
  /** Facts about the page, in one line. Those without content are skipped. */
  facts?: ReactNode[];
  /** What the page says, and links to more. */
  children?: ReactNode;
  className?: string;
};

/** A page in a list: its title, facts and description. */
export function ListRow({title, facts = [], children, className}: ListRowProps): ReactNode {
  const shown = facts.filter(Boolean);
  return (
    <article className={clsx(styles.row, className)}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {shown.length > 0 && (
        <p className={styles.facts}>
          {shown.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
      )}
      {children}
    </article>
  );
}
