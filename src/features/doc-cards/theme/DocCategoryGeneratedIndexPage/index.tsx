import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-init/DocCategoryGeneratedIndexPage';
import React, {type ReactNode} from 'react';
import {DescriptionsContext} from '../../CardDescriptions';
import type {CardDescriptions} from '../../index';

/** A category page, with the descriptions of its cards. */
export default function CategoryPage({
  descriptions,
  ...props
}: Props & {descriptions?: CardDescriptions}): ReactNode {
  return (
    <DescriptionsContext value={descriptions}>
      <DocCategoryGeneratedIndexPage {...props} />
    </DescriptionsContext>
  );
}
