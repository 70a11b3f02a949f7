import siteConfig from '@generated/docusaurus.config';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import type {Message} from '../messages';
import styles from './notices.module.css';

let root: Root | undefined;

/**
 * Shows a notice in the corner of the screen, or hides it. Its region exists before it has content,
 * because screen readers only announce changes.
 */
function render(notice: ReactNode): void {
  if (!root) {
    const region = document.createElement('div');
    region.setAttribute('role', 'status');
    document.body.append(region);
    root = createRoot(region);
  }
  const shown = root;
  // A region that has just been added isn't observed yet.
  setTimeout(() => shown.render(notice), 100);
}

function show(text: ReactNode, button?: ReactNode, onClose = () => {}): void {
  const close = () => {
    onClose();
    render(null);
  };
  render(
    <div className={clsx('alert alert--secondary', styles.notice)}>
      <div className={styles.text}>{text}</div>
      {button}
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label={translate({
          id: 'theme.PwaReloadPopup.closeButtonAriaLabel',
          message: 'Close',
        })}
        onClick={close}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>,
  );
}

/** Offers to load a new version of the site. */
export const showUpdate = (onReload: () => void, onClose: () => void): void =>
  show(
    <Translate id="theme.PwaReloadPopup.info">New version available</Translate>,
    <button type="button" className="button button--primary button--sm" onClick={onReload}>
      <Translate id="theme.PwaReloadPopup.refreshButtonText">Refresh</Translate>
    </button>,
    onClose,
  );

function resultOf(message: Message): ReactNode {
  if (message.type === 'kept') {
    return <Translate id="site.offline.ready">You can now read the docs offline.</Translate>;
  }
  return message.type === 'failed' && message.isFull ? (
    <Translate id="site.offline.full">
      Your browser ran out of space, so not everything was kept for offline reading.
    </Translate>
  ) : (
    <Translate id="site.offline.failed">
      The download for offline reading was interrupted. It continues with the next page you open.
    </Translate>
  );
}

/** The files of an update or of a page that has been read aren't worth a notice. */
const least = 50;

let isShown = false;

/** Shows how far the download for offline reading is, and its result. */
export function showProgress(message: Message): void {
  const isDownloading = message.type === 'progress';
  isShown ||= isDownloading ? message.total >= least : message.type === 'failed' && message.isFull;
  if (!isShown) {
    return;
  }
  isShown = isDownloading;
  show(
    isDownloading ? (
      <>
        <Translate id="site.offline.downloading">Downloading pages to read offline…</Translate>{' '}
        <progress
          aria-label={translate({id: 'site.offline.progress', message: 'Download'})}
          value={message.done}
          max={message.total}
        />
      </>
    ) : (
      <>
        {resultOf(message)}{' '}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- it's outside of the router */}
        <a href={`${siteConfig.baseUrl}offline/`}>
          <Translate id="site.offline.details">Details</Translate>
        </a>
      </>
    ),
  );
}
