import Head from '@docusaurus/Head';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import React, {type ReactNode} from 'react';

/**
 * Adds the version to the title of a page of the docs, unless it's the last version. Must come after
 * the metadata of the page.
 *
 * The other metadata stays the same: link previews and social cards name the version separately.
 */
export default function VersionTitle({title}: {readonly title: string}): ReactNode {
  const {label, isLast} = useDocsVersion();
  const {format} = useTitleFormatter();
  return (
    !isLast && (
      <Head>
        <title>{format(`${title} (${label})`)}</title>
      </Head>
    )
  );
}
