import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import React, {type ReactNode, useEffect} from 'react';

const storedId = createStorageSlot('docusaurus.announcement.id');

/**
 * Shows a new announcement at once. Before hydration, the theme hides the bar if any announcement
 * was dismissed, and keeps it hidden for the whole visit. The provider stores the new ID in an
 * effect, which runs after this one.
 */
export default function FreshAnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  useEffect(() => {
    if (announcementBar && announcementBar.id !== storedId.get()) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [announcementBar]);
  return <AnnouncementBar />;
}
