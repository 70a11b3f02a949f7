import ScrollBox from '@site/src/components/ScrollBox';
import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A table in a box that scrolls sideways. Infima makes the table itself scroll, which hides its
 * rows and columns from screen readers.
 */
export default function ScrollTable({className, ...props}: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label="Scrollable table">
      <table {...props} className={clsx(className, styles.table)} />
    </ScrollBox>
  );
}
