import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, type ComponentProps} from 'react';
import {hasModifier} from './modifiers';
import {resultPath} from './result-path';

type LinkProps = Required<Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'onMouseEnter'>>;

/** Gives the properties of a link. */
export type LinkTo = (url: string, onFollow?: () => void) => LinkProps;

/**
 * Links to pages of this site that change with each keystroke. The link of Docusaurus would fetch
 * the pages of all that are in view ahead; these fetch the page that is pointed at.
 *
 * @returns what gives the properties of a link to a path with the base URL; `onFollow` is called
 *   when it is followed, also in another tab
 */
export function useQuietLinks(): LinkTo {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useCallback(
    (url, onFollow) => {
      const href = resultPath(url, baseUrl);
      return {
        href,
        onMouseEnter: () => void window.docusaurus.preload(href),
        onClick(event) {
          onFollow?.();
          if (event.button === 0 && !hasModifier(event)) {
            event.preventDefault();
            history.push(href);
          }
        },
      };
    },
    [history, baseUrl],
  );
}
