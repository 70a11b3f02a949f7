import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Citation} from '@site/src/search/types';
import {hasModifier} from '@site/src/search/ui/modifiers';
import React, {createContext, useContext, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

const CloseContext = createContext(() => {});

/** What closes the panel when a link in it is followed. */
export const CloseProvider = CloseContext.Provider;

type LinkProps = {to: string; label?: string; className?: string; children: ReactNode};

function PanelLink({to, label, className, children}: LinkProps): ReactNode {
  const close = useContext(CloseContext);
  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      onClick={(event: MouseEvent) => {
        if (!hasModifier(event)) {
          close();
        }
      }}
    >
      {children}
    </Link>
  );
}

const titleOf = ({titles}: Citation) => titles.join(' › ');

/** The number of a section, which leads to it. */
export function CitationNumber({citation}: {citation: Citation}): ReactNode {
  const {number, url} = citation;
  const label = translate(
    {id: 'site.search.ask.citation', message: '{number}: {title}'},
    {number, title: titleOf(citation)},
  );
  return (
    <PanelLink to={url} label={label} className={styles.number}>
      {number}
    </PanelLink>
  );
}

type ListProps = {citations: Citation[]; areaOf: (tag: string) => string};

/** Sections with their numbers, titles, and the part of the site that they are in. */
export function CitationList({citations, areaOf}: ListProps): ReactNode {
  return (
    <ol className={styles.citations}>
      {citations.map((citation) => (
        <li key={citation.number} value={citation.number}>
          <PanelLink to={citation.url}>{titleOf(citation)}</PanelLink>{' '}
          <span className={styles.area}>{areaOf(citation.tag)}</span>
        </li>
      ))}
    </ol>
  );
}
