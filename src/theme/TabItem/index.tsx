import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import React, {cloneElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A tab panel with the name of its tab. In print, all panels are visible, each below its label. */
export default function TabItemWithName(props: Props): ReactNode {
  const {attributes, label, value} = props;
  // The original, which takes no attributes for the panel, has no hooks, so that it can be called.
  const panel = TabItem(props) as ReactElement<ComponentProps<'div'>>;
  return (
    <>
      {/* An attribute keeps the label out of the page's text. */}
      <div className={styles.name} data-name={label ?? value} aria-hidden="true" />
      {cloneElement(panel, {
        id: attributes?.['aria-controls'] as string | undefined,
        'aria-labelledby': attributes?.id as string | undefined,
      })}
    </>
  );
}
