import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/**
 * Adds a step for "back" while the reader stays where they are.
 *
 * A pushed location is a new page to the theme, which moves the focus to the top of it
 * (`useSkipToContent` of theme-common looks at the last action); a replaced one is not.
 */
export function pushInPage(history: History, location: History['location']): void {
  history.push(location);
  history.replace(location);
}
