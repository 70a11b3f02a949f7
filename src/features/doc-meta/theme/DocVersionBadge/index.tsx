import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-init/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import React, {type ReactNode} from 'react';

/** The version label, except in the versioned docs, where `DocMeta` shows it below the title. */
export default function DocVersionBadgeOfOtherDocs(props: Props): ReactNode {
  return useDocsVersion().pluginId !== DEFAULT_PLUGIN_ID && <DocVersionBadge {...props} />;
}
