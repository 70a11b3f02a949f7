import Head from '@docusaurus/Head';
import codeFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import Root from '@theme-original/Root';
import type {Props} from '@theme/Root';
import React, {type ReactNode} from 'react';

/**
 * Preloads the fonts, which the browser would otherwise only find in the style sheet. The imports
 * resolve to the same files as in `src/css/typography.css`.
 */
export default function RootWithFonts(props: Props): ReactNode {
  return (
    <>
      <Head>
        {[textFont, codeFont].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      <Root {...props} />
    </>
  );
}
