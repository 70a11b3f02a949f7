// Replaces theme-live-codeblock 3.9.2's theme/Playground/Container, whose element has no handlers and
// only the class of a CSS module.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Playground/Container';
import React, {type KeyboardEvent, type ReactNode} from 'react';

/** The editor would indent the code, so that the keyboard couldn't leave it. */
function leaveTabToBrowser(event: KeyboardEvent): void {
  if (event.key === 'Tab') {
    event.stopPropagation();
  }
}

/** The editor has no role or name, and react-live takes none. */
function nameEditor(container: HTMLElement | null): void {
  const editor = container?.querySelector('pre');
  editor?.setAttribute('role', 'textbox');
  editor?.setAttribute('aria-multiline', 'true');
  editor?.setAttribute(
    'aria-label',
    translate({id: 'theme.Playground.liveEditor', message: 'Live Editor'}),
  );
}

/** The frame of the editor and the result. */
export default function PlaygroundContainer({children}: Props): ReactNode {
  return (
    <div ref={nameEditor} className="live-code" onKeyDownCapture={leaveTabToBrowser}>
      {children}
    </div>
  );
}
