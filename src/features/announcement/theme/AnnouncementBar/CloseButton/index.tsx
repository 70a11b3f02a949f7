import CloseButton from '@theme-init/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import React, {type ReactNode} from 'react';

/** The button that closes the announcement. close-announcement.js answers it instead of React. */
export default function AnnouncementCloseButton({className}: Props): ReactNode {
  return <CloseButton className={className} data-own-control="announcement" />;
}
