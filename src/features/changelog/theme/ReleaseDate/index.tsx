import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import React, {type ReactNode} from 'react';

/** @param date in ISO 8601; the day is that in UTC, as the entry has it */
export default function ReleaseDate({date}: {date: string}): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
