import React, {type ReactNode} from 'react';

type Props = {className?: string; children: ReactNode};

/** Lines on a grid of 20 by 20, in the color of the text around. */
export default function Icon({className, children}: Props): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
