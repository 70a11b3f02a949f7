import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchIcon from '@site/src/search/ui/SearchIcon';
import React, {type ButtonHTMLAttributes, type ReactNode, type Ref} from 'react';
import styles from './styles.module.css';

const isAppleDevice = () => /mac|iphone|ipad|ipod/i.test(window.navigator.platform);

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {ref: Ref<HTMLButtonElement>};

/** The button of the search, which names its shortcut. */
export default function SearchButton(props: Props): ReactNode {
  // Until the page is hydrated it is as it was built, with the same width.
  const isApple = useIsBrowser() && isAppleDevice();
  const key = isApple ? '⌘' : 'Ctrl';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={translate(
        {id: 'site.search.button', message: 'Search ({shortcut})'},
        {shortcut: `${key}+K`},
      )}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      {...props}
    >
      <SearchIcon className={styles.icon} />
      <span className={styles.label}>
        <Translate id="theme.SearchBar.label">Search</Translate>
      </span>
      <span aria-hidden="true" className={styles.keys}>
        <kbd>{key}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
