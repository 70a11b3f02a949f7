import {optionLevel} from '../index-format';
import type {IndexedSection} from '../sections';

/** A page that is about the query comes before a section of another that mentions it. */
const startShare = 1.6;
/** An option is seldom all that was meant. */
const optionShare = 0.9;

/** What a section counts beside others that match a query as well. */
export function worthOf({position, level}: IndexedSection): number {
  if (position === 0) {
    return startShare;
  }
  return level === optionLevel ? optionShare : 1;
}
