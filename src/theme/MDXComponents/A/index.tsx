import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import React, {type ReactNode} from 'react';

/** The folder of the build for files that Markdown links to. */
const assetFolder = '/assets/files/';

/**
 * A Markdown link. With `trailingSlash: true`, the link component would append a slash to files,
 * too. The `pathname://` protocol prevents that.
 */
export default function MDXA(props: Props): ReactNode {
  const {href} = props;
  return <A {...props} href={href?.includes(assetFolder) ? `pathname://${href}` : href} />;
}
