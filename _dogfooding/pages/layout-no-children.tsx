import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

/** Nothing between navbar and footer: the footer still reaches the end of the screen. */
export default function LayoutWithoutChildren(): ReactNode {
  return <Layout title="Empty layout" description="Navbar and footer with nothing between them" />;
}
