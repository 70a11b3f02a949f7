import DebugLayout from '@theme-original/DebugLayout';
import Heading from '@theme/Heading';
import React, {type ComponentProps, type ReactNode} from 'react';

/** The frame of the debug pages, with the heading that they lack. */
export default function DebugLayoutWithHeading({
  children,
}: ComponentProps<typeof DebugLayout>): ReactNode {
  return (
    <DebugLayout>
      <Heading as="h1">Debug panel</Heading>
      {children}
    </DebugLayout>
  );
}
