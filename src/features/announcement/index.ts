import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withInlineScript} from '../../framework/security/inline-scripts';

/** The announcement, which readers close without React. */
export default function announcement({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const script = path.join(__dirname, 'close-announcement.js');
  return {
    name: 'announcement',
    ...(announcementBar &&
      withInlineScript(script, {
        'data-id': announcementBar.id,
        'data-namespace': siteStorage.namespace,
      })),
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
