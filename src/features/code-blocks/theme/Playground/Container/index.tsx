// Replaces theme-live-codeblock 3.9.2's theme/Playground/Container, whose element has no handlers and
// only the class of a CSS module.
import type {Props} from '@theme/Playground/Container';
import React, {type KeyboardEvent, type ReactNode} from 'react';

/** The editor would indent the code, so that the keyboard couldn't leave it. */
function leaveTabToBrowser(event: KeyboardEvent): void {
  if (event.key === 'Tab') {
    event.stopPropagation();
  }
}

/** The frame of the editor and the result. */
export default function PlaygroundContainer({children}: Props): ReactNode {
  return (
    <div className="live-code" onKeyDownCapture={leaveTabToBrowser}>
      {children}
    </div>
  );
}
