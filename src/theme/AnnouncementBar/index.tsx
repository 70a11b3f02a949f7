import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import React, {type ReactNode, useEffect} from 'react';

const storedId = createStorageSlot('docusaurus.announcement.id');
const storedDismissal = createStorageSlot('docusaurus.announcement.dismiss');

/**
 * Shows a new announcement at once, and closes it when the reader closes it in another tab.
 *
 * Before hydration, the theme hides the bar if any announcement was dismissed, and keeps it hidden
 * for the whole visit. The provider stores the new ID in an effect, which runs after this one.
 */
export default function FreshAnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {close} = useAnnouncementBar();
  useEffect(() => {
    if (announcementBar && announcementBar.id !== storedId.get()) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [announcementBar]);
  useEffect(
    () =>
      storedDismissal.listen(({newValue}) => {
        if (newValue === 'true') {
          close();
        }
      }),
    [close],
  );
  return <AnnouncementBar />;
}
