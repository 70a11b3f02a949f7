import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import React, {type ReactNode} from 'react';

/** Where the build puts the files that Markdown links to. */
const assetFolder = '/assets/files/';

/**
 * A link in Markdown. With `trailingSlash: true`, the link component gives files a slash at their
 * end, too, under which no server finds them; what goes past the router keeps its address.
 */
export default function MDXA(props: Props): ReactNode {
  const {href} = props;
  return <A {...props} href={href?.includes(assetFolder) ? `pathname://${href}` : href} />;
}
