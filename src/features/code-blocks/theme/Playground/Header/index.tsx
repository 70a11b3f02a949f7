// Replaces theme-live-codeblock 3.9.2's theme/Playground/Header, whose element only has the class of a
// CSS module.
import React, {type ReactNode} from 'react';

/** The line above the editor or the result. */
export default function PlaygroundHeader({children}: {children: ReactNode}): ReactNode {
  return <div className="live-code-header">{children}</div>;
}
