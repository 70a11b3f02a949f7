import DocVersionBanner from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import React, {type ReactNode} from 'react';

/**
 * The theme's banner as a note. It's an alert there, and each page adds a new one, so that screen
 * readers would interrupt the heading that gets the focus.
 */
export default function QuietDocVersionBanner(props: Props): ReactNode {
  return (
    // Set before the browser tells screen readers about the new elements.
    <div ref={(container) => container?.firstElementChild?.setAttribute('role', 'note')}>
      <DocVersionBanner {...props} />
    </div>
  );
}
