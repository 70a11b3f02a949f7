import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme-init/DocItem/TOC/Mobile';
import React, {type ReactNode} from 'react';

/** The phone's table of contents, except in the versioned docs, where `DocMeta` shows it. */
export default function DocItemTOCMobileOfOtherDocs(): ReactNode {
  return useDocsVersion().pluginId !== DEFAULT_PLUGIN_ID && <DocItemTOCMobile />;
}
