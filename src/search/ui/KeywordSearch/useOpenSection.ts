import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo, type MouseEvent} from 'react';
import type {Section} from '../../types';
import {resultPath} from '../result-path';

const opensElsewhere = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * What links to sections do. The link of Docusaurus would fetch the pages of all results in view
 * ahead, at every keystroke; these fetch the page that is pointed at.
 *
 * @param onOpen gets a section that is opened
 */
export function useOpenSection(onOpen: (section: Section) => void): {
  pathOf: (section: Section) => string;
  preload: (section: Section) => void;
  /** Follows a click on a link, unless the browser opens it elsewhere. */
  handleClick: (event: MouseEvent, section: Section) => void;
} {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    const pathOf = ({url}: Section) => resultPath(url, baseUrl);
    return {
      pathOf,
      preload: (section) => void window.docusaurus.preload(pathOf(section)),
      handleClick(event, section) {
        onOpen(section);
        if (!opensElsewhere(event)) {
          event.preventDefault();
          history.push(pathOf(section));
        }
      },
    };
  }, [history, baseUrl, onOpen]);
}
