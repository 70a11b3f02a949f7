import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme/CodeBlock';
import type {Props} from '@theme/Playground';
import React, {lazy, Suspense, type ReactNode} from 'react';

const PlainCode = ({children}: Props): ReactNode => (
  <CodeBlock className="language-jsx">{children}</CodeBlock>
);

// Loaded lazily to keep the editor and its compiler out of every page.
const Playground = lazy(async () => {
  try {
    return await import('@theme-init/Playground');
  } catch (error) {
    // eslint-disable-next-line no-console -- readers can still read the code
    console.warn('The live playground could not be loaded.', error);
    return {default: PlainCode};
  }
});

/** The live playground, loaded on demand. Until then, it shows the plain code. */
export default function LazyPlayground(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // On the server, Suspense would add an inline script to the page.
  return isBrowser ? (
    <Suspense fallback={<PlainCode {...props} />}>
      <Playground {...props} />
    </Suspense>
  ) : (
    <div data-drawn-by-code>
      <PlainCode {...props} />
    </div>
  );
}
