import React from 'react';
import Icon from './Icon';

export const ArrowIcon = () => (
  <Icon>
    <path d="M16 10H4m5-5-5 5 5 5" />
  </Icon>
);

export const StopIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M7.5 7.5h5v5h-5z" fill="currentColor" />
  </Icon>
);

export const NewIcon = () => (
  <Icon>
    <path d="M3.5 4.5h13v9H9l-3.5 3v-3h-2zM10 6.5v5M7.5 9h5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const EraseIcon = () => (
  <Icon>
    <path d="M7 4.5h10.5v11H7L2.5 10zM10 8l4 4m0-4-4 4" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z" />
  </Icon>
);
