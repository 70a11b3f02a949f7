import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A tab panel. In print, all panels are visible, each below its label. */
export default function TabItemWrapper(props: Props): ReactNode {
  const {label, value} = props;
  return (
    <>
      {/* An attribute keeps the label out of the page's text. */}
      <div className={styles.name} data-name={label ?? value} aria-hidden="true" />
      <TabItem {...props} />
    </>
  );
}
