import React from 'react';
import Notice from '../Notice';
import type {Message} from '../messages';
import {showNotice} from './notices';

/** The files of an update or of a page that has been read aren't worth a notice. */
const least = 50;

let isShown = false;

/** Shows how far the download is, and its result. */
export function showProgress(message: Message): void {
  isShown ||=
    message.type === 'progress'
      ? message.total >= least
      : message.type === 'failed' && message.isFull;
  if (isShown) {
    showNotice(<Notice message={message} onClose={() => showNotice(null)} />);
    isShown = message.type === 'progress';
  }
}
