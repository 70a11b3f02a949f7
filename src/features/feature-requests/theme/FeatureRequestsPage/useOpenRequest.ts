import {useHistory} from '@docusaurus/router';
import type {FeatureRequest} from '../../requests';
import {requestPath} from '../../address';
import {useLayoutEffect, useRef} from 'react';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Ties the disclosures of the list to the address: opening one leads to its address, and an address
 * opens its one. The browser opens and closes them, so that its own ways (a find in the page) count.
 *
 * @returns what a disclosure calls when it was opened or closed, by whomever
 */
export function useOpenRequest(
  selected: FeatureRequest | undefined,
  root: string,
): (request: FeatureRequest, element: HTMLDetailsElement) => void {
  const history = useHistory();
  /** What the reader opened or closed, and where on the screen it was. */
  const touched = useRef<{element: Element; top: number}>(undefined);
  const issue = selected?.issue;
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const isFirstView = isFirst.current;
    isFirst.current = false;
    if (isFirstView && issue === undefined) {
      return;
    }
    // A change of path scrolls to the top, in an effect that comes after this one.
    queueMicrotask(() => {
      if (touched.current) {
        const {element, top} = touched.current;
        window.scrollBy({top: topOf(element) - top, behavior: 'instant'});
        touched.current = undefined;
      } else if (issue !== undefined) {
        document.getElementById(`request-${issue}`)?.scrollIntoView();
      }
    });
  }, [issue]);

  return (request, element) => {
    const isSelected = request.issue === issue;
    if (element.open !== isSelected) {
      touched.current = {element, top: topOf(element)};
      history.push({
        ...history.location,
        pathname: element.open ? requestPath(request, root) : root,
      });
    }
  };
}
