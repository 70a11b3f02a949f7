import VersionTitle from '@site/src/components/VersionTitle';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import React, {type ReactNode} from 'react';

/** The page of a category, with the version in its title. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <>
      <Page {...props} />
      <VersionTitle title={props.categoryGeneratedIndex.title} />
    </>
  );
}
