import React from 'react';
import UpdatePopup from '../UpdatePopup';
import {showNotice} from './notices';

type Props = {onReload: () => void; onClose: () => void};

/** Offers to load a new version. */
export function showPopup({onReload, onClose}: Props): void {
  const close = () => {
    onClose();
    showNotice(null);
  };
  showNotice(<UpdatePopup onReload={onReload} onClose={close} />);
}
