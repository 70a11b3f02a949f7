import clsx from 'clsx';
import React, {type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'button'> & {label: string};

/** A button of the search that shows an icon, and has a name. */
export default function IconButton({label, className, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, className)}
      title={label}
      aria-label={label}
      {...props}
    />
  );
}
