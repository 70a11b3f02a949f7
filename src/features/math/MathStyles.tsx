import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';

/** Loads KaTeX's stylesheet on the page that shows it. */
export default function MathStyles(): ReactNode {
  const href = useBaseUrl('/katex/katex.min.css');
  return (
    <Head>
      <link rel="stylesheet" href={href} />
    </Head>
  );
}
