import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import React, {type MouseEvent, type ReactNode} from 'react';

/** Closes the announcement. The focus goes to what follows it; it would be lost along with the button. */
export default function AnnouncementCloseButton({onClick, ...props}: Props): ReactNode {
  const closeAndMoveOn = (event: MouseEvent<HTMLButtonElement>) => {
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
    onClick?.(event);
  };
  return <CloseButton {...props} onClick={closeAndMoveOn} />;
}
