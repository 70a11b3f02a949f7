import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A panel of tabs. On paper all of them are there, each under its name. */
export default function TabItemWrapper(props: Props): ReactNode {
  const {label, value} = props;
  return (
    <>
      {/* An attribute, so that the name is no second text of the page. */}
      <div className={styles.name} data-name={label ?? value} aria-hidden="true" />
      <TabItem {...props} />
    </>
  );
}
