import {translate} from '@docusaurus/Translate';
import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import React, {type ReactNode} from 'react';

/** The folder of the build for files that Markdown links to. */
const assetFolder = '/assets/files/';

/**
 * A link in text, in Markdown and elsewhere. The link component would open other sites in a new tab. This one
 * does so only when it's asked to, as the links to files of Markdown do, and tells screen readers. With
 * `trailingSlash: true`, the link component would also append a slash to files, which the `pathname://`
 * protocol prevents.
 */
export default function TextLink({target, rel, children, ...props}: Props): ReactNode {
  const {href} = props;
  return (
    <A
      {...props}
      href={href?.includes(assetFolder) ? `pathname://${href}` : href}
      target={target}
      rel={rel}
    >
      {children}
      {target === '_blank' && (
        <span className="sr-only">
          {' '}
          {translate({
            id: 'theme.IconExternalLink.ariaLabel',
            message: '(opens in new tab)',
          })}
        </span>
      )}
    </A>
  );
}
