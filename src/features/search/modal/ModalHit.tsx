import Link from '@docusaurus/Link';
import React, {Children, type ReactElement, type ReactNode} from 'react';
import {sameSitePath} from '../../../framework/url-repair/same-site-path';
import HighlightedText from '../HighlightedText';
import {levels, type ModalHitData} from './docsearch-client';

type Props = {hit: ModalHitData; children: ReactElement<{children?: ReactNode}>};

/** The titles of a hit from storage, which can't be trusted. */
const titlesOf = ({hierarchy}: ModalHitData): string[] =>
  levels.flatMap((level) => {
    const title: unknown = hierarchy?.[`lvl${level}`];
    return typeof title === 'string' ? title : [];
  });

/**
 * A row in the modal: section, page, and an excerpt around the query. The modal itself would insert
 * the text as HTML and the buttons inside the link.
 */
export default function ModalHit({hit, children}: Props): ReactNode {
  const [icon, ...rest] = Children.toArray(children.props.children);
  const titles = titlesOf(hit);
  const page = titles.length > 1 ? titles[0] : undefined;
  const content = (
    <>
      {icon}
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          {hit.title ? <HighlightedText pieces={hit.title} /> : titles.at(-1)}
        </span>
        <span className="DocSearch-Hit-path" data-area={hit.hierarchy?.lvl0}>
          {page}
          {page && hit.excerpt?.length ? ' · ' : ''}
          {hit.excerpt && <HighlightedText pieces={hit.excerpt} />}
        </span>
      </span>
    </>
  );
  return (
    <div className="DocSearch-Hit-Container">
      {hit.type === 'askAI' ? (
        // Conversations don't have a URL; the row opens them.
        <button type="button" className="search-hit-link">
          {content}
        </button>
      ) : (
        // `prepareStorage` has removed stored hits that don't lead to this site.
        <Link to={sameSitePath(hit.url)!} className="search-hit-link" autoAddBaseUrl={false}>
          {content}
        </Link>
      )}
      {rest.at(-1)}
    </div>
  );
}
