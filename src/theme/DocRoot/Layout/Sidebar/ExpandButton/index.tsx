/*
 * Replaces @docusaurus/theme-classic 3.9.2, DocRoot/Layout/Sidebar/ExpandButton: any key pressed on
 * it shows the sidebar, Tab too, so that the keyboard cannot get past it, and it is no button.
 */
import {translate} from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import clsx from 'clsx';
import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

const label = translate({
  id: 'theme.docs.sidebar.expandButtonAriaLabel',
  message: 'Expand sidebar',
});

/** Shows the sidebar again. The button that hid it goes with it, so each hands the focus to the other. */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const sidebar = button.current?.previousElementSibling;
    if (sidebar?.contains(document.activeElement)) {
      button.current?.focus({preventScroll: true});
    }
  }, []);

  function show(): void {
    const hideButton =
      button.current?.previousElementSibling?.querySelector<HTMLElement>(':scope > button');
    toggleSidebar();
    // React shows the sidebar in a microtask of its own, which comes first.
    queueMicrotask(() => hideButton?.focus({preventScroll: true}));
  }

  return (
    <button
      ref={button}
      type="button"
      className={clsx('clean-btn', styles.button)}
      title={label}
      aria-label={label}
      onClick={show}
    >
      <IconArrow className={styles.icon} />
    </button>
  );
}
