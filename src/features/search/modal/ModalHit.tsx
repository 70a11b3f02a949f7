import Link from '@docusaurus/Link';
import React, {Children, type ReactElement, type ReactNode} from 'react';
import {sameSitePath} from '../../../framework/url-repair/same-site-path';
import HighlightedText from '../HighlightedText';
import type {ModalHitData} from './docsearch-client';

type Props = {hit: ModalHitData; children: ReactElement<{children?: ReactNode}>};

/** The titles of a hit from storage, which can't be trusted. */
const titlesOf = ({hierarchy}: ModalHitData): string[] =>
  [1, 2, 3, 4, 5, 6].flatMap((level) => {
    const title: unknown = hierarchy?.[`lvl${level}`];
    return typeof title === 'string' ? title : [];
  });

/**
 * A row in the modal: section, page, and an excerpt around the query. The modal itself would insert
 * the text as HTML and the buttons inside the link.
 */
export default function ModalHit({hit, children}: Props): ReactNode {
  const parts = Children.toArray(children.props.children);
  const [icon, action] = [parts[0], parts.at(-1)];
  const titles = titlesOf(hit);
  const page = titles.length > 1 ? titles[0] : undefined;
  // Conversations don't have a URL; the row opens them.
  const isConversation = hit.type === 'askAI';
  const path = isConversation ? undefined : sameSitePath(hit.url);
  const content = (
    <>
      {icon}
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          {hit.title ? <HighlightedText pieces={hit.title} /> : titles.at(-1)}
        </span>
        <span className="DocSearch-Hit-path">
          {page}
          {page && hit.excerpt?.length ? ' · ' : ''}
          {hit.excerpt && <HighlightedText pieces={hit.excerpt} />}
        </span>
      </span>
    </>
  );
  return (
    <div className="DocSearch-Hit-Container">
      {isConversation && (
        <button type="button" className="search-hit-link">
          {content}
        </button>
      )}
      {path && (
        <Link to={path} className="search-hit-link" autoAddBaseUrl={false}>
          {content}
        </Link>
      )}
      {!isConversation && !path && <span className="search-hit-link">{content}</span>}
      {action}
    </div>
  );
}
