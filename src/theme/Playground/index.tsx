import CodeBlock from '@theme-init/CodeBlock';
import type {Props} from '@theme/Playground';
import React, {lazy, Suspense, type ReactNode} from 'react';

// The editor and its compiler weigh more than a page; wrapped plainly, they would be in every one.
const Playground = lazy(() => import('@theme-original/Playground'));

/** The live playground, loaded where it is used; until it is there, the code stands in its place. */
export default function LazyPlayground(props: Props): ReactNode {
  return (
    <Suspense fallback={<CodeBlock className="language-jsx">{props.children}</CodeBlock>}>
      <Playground {...props} />
    </Suspense>
  );
}
