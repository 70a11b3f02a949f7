import {useReleaseMetadata} from '../../use-release';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import React, {type ReactNode} from 'react';

/** The releases beside this one in the list; `@theme/BlogPostPaginator` calls them posts. */
export default function Paginator(): ReactNode {
  const {prevItem, nextItem} = useReleaseMetadata();
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label="Releases after and before this one"
    >
      {prevItem && <PaginatorNavLink {...prevItem} subLabel="Newer release" />}
      {nextItem && <PaginatorNavLink {...nextItem} subLabel="Older release" isNext />}
    </nav>
  );
}
