import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from '../Notice/styles.module.css';

type Props = {readonly onReload: () => void; readonly onClose: () => void};

/** Offers to load a new version of the site. */
export default function UpdatePopup({onReload, onClose}: Props): ReactNode {
  return (
    <div className={clsx('alert alert--secondary', styles.notice)}>
      <div className={styles.text}>
        <Translate id="theme.PwaReloadPopup.info">New version available</Translate>
      </div>
      <button type="button" className="button button--primary button--sm" onClick={onReload}>
        <Translate id="theme.PwaReloadPopup.refreshButtonText">Refresh</Translate>
      </button>
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label={translate({
          id: 'theme.PwaReloadPopup.closeButtonAriaLabel',
          message: 'Close',
        })}
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
