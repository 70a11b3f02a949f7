import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import React, {type ReactNode} from 'react';

type Props = {
  /** In ISO 8601, or in milliseconds since 1970. */
  date: string | number;
  month?: 'long' | 'short';
};

/** A day as it is in UTC, because posts and releases don't have a time zone. */
export default function UtcDate({date, month = 'long'}: Props): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month, year: 'numeric', timeZone: 'UTC'});
  const time = new Date(date);
  const dateTime = typeof date === 'string' ? date : time.toISOString();
  return <time dateTime={dateTime}>{format.format(time)}</time>;
}
