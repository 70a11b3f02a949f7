import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import React, {type ReactNode} from 'react';
import type {Release} from './types';

type Metadata = ReturnType<typeof useBlogPost>['metadata'];

/** The metadata of the current entry, including what the changelog plugin adds. */
export const useReleaseMetadata = (): Metadata & {release: Release} =>
  useBlogPost().metadata as Metadata & {release: Release};

/** @param date in ISO 8601; shown as a UTC date, as in the entry */
export function ReleaseDate({date}: {date: string}): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
