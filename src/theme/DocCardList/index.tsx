import DocCardList from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Cards of the same height, in as many columns as fit. */
export default function DocCardListInGrid({className, ...props}: Props): ReactNode {
  return <DocCardList {...props} className={clsx(styles.list, className)} />;
}
