import {type RefObject, useEffect, useRef, useState} from 'react';

type DetailsProps = {ref: RefObject<HTMLDetailsElement | null>; open: boolean};

/**
 * Props of a `<details>` element that slide-details.js opens and closes. React doesn't know whether it's
 * open. It opens when something in it becomes that of the page.
 *
 * @param isActive whether it's about the page
 * @param path of the page
 */
export function useDetails(
  isActive: boolean,
  path: string,
  isOpenAtFirst = isActive,
): DetailsProps {
  // An attribute that React renders differently would overwrite what the reader has opened.
  const [open] = useState(isOpenAtFirst);
  const ref = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== path && isActive && ref.current?.open === false) {
      ref.current.querySelector('summary')!.click();
    }
    shownPath.current = path;
  }, [isActive, path]);
  return {ref, open};
}
