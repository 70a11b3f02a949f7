import BrowserOnly from '@docusaurus/BrowserOnly';
import DebugRegistry from '@theme-original/DebugRegistry';
import React, {type ReactNode} from 'react';

/**
 * The registry shows module ids, which the bundler numbers differently for server and browser:
 * rendered on both, the page would not hydrate.
 */
export default function ClientDebugRegistry(): ReactNode {
  return <BrowserOnly>{() => <DebugRegistry />}</BrowserOnly>;
}
