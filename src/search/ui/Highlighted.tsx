import React, {type ReactNode} from 'react';
import type {Ranges} from '../types';
import {cutAtRanges} from './stretches';

/** A text in which the stretches that were found are marked. */
export default function Highlighted({text, ranges}: {text: string; ranges: Ranges}): ReactNode {
  return cutAtRanges(text, ranges).map((stretch, index) =>
    index % 2 === 1 ? <mark key={index}>{stretch}</mark> : stretch,
  );
}
