import {useHistory} from '@docusaurus/router';
import type {FeatureRequest} from '../../requests';
import {requestPath} from '../../address';
import {useLayoutEffect, useRef} from 'react';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Syncs the disclosures of the list with the URL: opening one navigates to its URL, and its URL
 * opens it. The browser opens and closes them, so features such as find in page work too.
 *
 * @returns a handler for the toggle event of a disclosure
 */
export function useOpenRequest(
  selected: FeatureRequest | undefined,
  root: string,
): (request: FeatureRequest, element: HTMLDetailsElement) => void {
  const history = useHistory();
  /** The disclosure that the reader toggled and its position on the screen. */
  const touched = useRef<{element: Element; top: number}>(undefined);
  const issue = selected?.issue;
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const isFirstView = isFirst.current;
    isFirst.current = false;
    if (isFirstView && issue === undefined) {
      return;
    }
    // The router scrolls to the top in an effect that runs after this one.
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
