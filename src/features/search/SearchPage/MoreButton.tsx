import Translate from '@docusaurus/Translate';
import React, {useEffect, useRef, type ReactNode} from 'react';

/** How far below the window the button triggers automatically, in pixels. */
const reach = 300;

type Props = {
  /** Changes with the results, because a button that stays in reach must trigger again. */
  shown: number;
  onMore: () => void;
  onPress: () => void;
};

/** Requests more results when it is pressed or when the reader scrolls near it. */
export default function MoreButton({shown, onMore, onPress}: Props): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          onMore();
        }
      },
      {rootMargin: `0px 0px ${reach}px`},
    );
    observer.observe(buttonRef.current!);
    return () => observer.disconnect();
  }, [onMore, shown]);
  return (
    <button ref={buttonRef} type="button" className="button button--outline" onClick={onPress}>
      <Translate id="site.searchPage.more">Show more results</Translate>
    </button>
  );
}
