import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import React, {type ReactNode} from 'react';

/** The date of the last change, as a property of the page. The original doesn't say of what. */
export default function LastUpdatedOfPage(props: Props): ReactNode {
  return (
    <span itemScope itemType="https://schema.org/WebPage">
      <LastUpdated {...props} />
    </span>
  );
}
