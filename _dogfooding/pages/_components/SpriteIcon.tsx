import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';

/** A symbol of the sprite among the static files; takes the color of the text around it. */
export default function SpriteIcon({id, label}: {id: string; label: string}): ReactNode {
  const sprite = useBaseUrl('/test-assets/sprite.svg');
  return (
    <svg role="img" aria-label={label} width={32} height={32}>
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
