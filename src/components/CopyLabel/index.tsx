import React, {type ReactNode} from 'react';

type Props = {
  /** What can be copied. */
  children: ReactNode;
  /** What else the reader can do. */
  ifFailed?: string;
};

/** The label of a button that copies. `src/features/copying/copy.js` shows one of the three. */
export default function CopyLabel({children, ifFailed}: Props): ReactNode {
  return (
    <>
      <span data-copy-label="">{children}</span>
      <span data-copy-label="copied" hidden>
        Copied
      </span>
      <span data-copy-label="failed" hidden>
        Copying failed{ifFailed && `. ${ifFailed}`}
      </span>
    </>
  );
}
