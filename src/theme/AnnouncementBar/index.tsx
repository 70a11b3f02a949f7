import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import React, {type ReactNode, useEffect} from 'react';

const storedId = createStorageSlot('docusaurus.announcement.id');

/**
 * The announcement bar, shown at once when the announcement is a new one. Before hydration the
 * theme hides a bar that was dismissed, whichever that was, and leaves it hidden for the whole
 * visit. The provider stores the new id in an effect too; those of its children run before.
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
