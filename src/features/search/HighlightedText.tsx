import React, {type ReactNode} from 'react';
import type {Marked} from './engine/excerpt';

/** A text with the query's matches highlighted. */
const HighlightedText = ({pieces}: {pieces: Marked}): ReactNode =>
  pieces.map(({text, isMatch}, place) => (isMatch ? <mark key={place}>{text}</mark> : text));

export default HighlightedText;
