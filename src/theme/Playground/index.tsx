import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme-init/CodeBlock';
import type {Props} from '@theme/Playground';
import React, {lazy, Suspense, type ReactNode} from 'react';

const PlainCode = ({children}: Props): ReactNode => (
  <CodeBlock className="language-jsx">{children}</CodeBlock>
);

// The editor and its compiler weigh more than a page; wrapped plainly, they would be in every one.
const Playground = lazy(async () => {
  try {
    return await import('@theme-original/Playground');
  } catch (error) {
    // eslint-disable-next-line no-console -- the code can be read, which is what the page is for
    console.warn('The live playground could not be loaded.', error);
    return {default: PlainCode};
  }
});

/** The live playground, loaded where it is used; until it is there, the code stands in its place. */
export default function LazyPlayground(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // In a built page, React would complete the boundary by an inline script of its own.
  return isBrowser ? (
    <Suspense fallback={<PlainCode {...props} />}>
      <Playground {...props} />
    </Suspense>
  ) : (
    <PlainCode {...props} />
  );
}
