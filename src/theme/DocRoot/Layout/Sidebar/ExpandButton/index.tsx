/*
 * Replaces @docusaurus/theme-classic 3.9.2, DocRoot/Layout/Sidebar/ExpandButton. The original isn't
 * a button and expands the sidebar on any key, even Tab, so keyboard users can't get past it.
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

/**
 * Expands the sidebar. The two buttons replace each other, so each passes the focus on to the
 * other.
 */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const sidebar = button.current?.previousElementSibling;
    if (sidebar?.contains(document.activeElement)) {
      button.current?.focus({preventScroll: true});
    }
  }, []);

  function show(): void {
    const buttons = button.current?.previousElementSibling?.querySelectorAll('button') ?? [];
    const hideButton = Array.from(buttons).at(-1);
    toggleSidebar();
    // React renders the sidebar in an earlier microtask.
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
      <IconArrow />
    </button>
  );
}
