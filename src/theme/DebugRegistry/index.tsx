import BrowserOnly from '@docusaurus/BrowserOnly';
import DebugRegistry from '@theme-original/DebugRegistry';
import React, {type ReactNode} from 'react';

/**
 * Renders only in the browser. The registry shows module IDs, which differ between the server and
 * client bundles, so the page wouldn't hydrate.
 */
export default function ClientDebugRegistry(): ReactNode {
  return <BrowserOnly>{() => <DebugRegistry />}</BrowserOnly>;
}
