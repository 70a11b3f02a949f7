import React, {type ReactNode} from 'react';
import Icon from './Icon';

/** A file of its own: it is on all pages, and the other icons in the open search alone. */
export default function SearchIcon({className}: {className?: string}): ReactNode {
  return (
    <Icon className={className}>
      <path d="m13.5 13.5 4 4M15 8.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z" />
    </Icon>
  );
}
