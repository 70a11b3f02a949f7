import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import IconButton from '../IconButton';
import {CloseIcon} from '../icons';
import styles from './styles.module.css';

type Props = {
  /** What stands before the button that closes the search. */
  head: ReactNode;
  /** What stays in view below the rest. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The box above the page: a head, what scrolls below it, and a foot. */
export default function SearchPanel({head, foot, onClose, children}: Props): ReactNode {
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        {head}
        <IconButton
          label={translate({id: 'site.search.close', message: 'Close the search'})}
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
      {foot}
    </div>
  );
}
