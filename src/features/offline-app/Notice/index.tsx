import siteConfig from '@generated/docusaurus.config';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Message} from '../messages';
import styles from './styles.module.css';

function Text({message}: {readonly message: Message}): ReactNode {
  switch (message.type) {
    case 'progress':
      return (
        <Translate id="site.offline.downloading">Downloading pages to read offline…</Translate>
      );
    case 'kept':
      return <Translate id="site.offline.ready">You can now read the docs offline.</Translate>;
    default:
      return message.type === 'failed' && message.isFull ? (
        <Translate id="site.offline.full">
          Your browser ran out of space, so not everything was kept for offline reading.
        </Translate>
      ) : (
        <Translate id="site.offline.failed">
          The download for offline reading was interrupted. It continues with the next page you
          open.
        </Translate>
      );
  }
}

type Props = {readonly message: Message; readonly onClose: () => void};

/** How far the download for offline reading is, or its result. */
export default function Notice({message, onClose}: Props): ReactNode {
  return (
    <div className={clsx('alert alert--secondary', styles.notice)}>
      <div className={styles.text}>
        <Text message={message} />{' '}
        {message.type === 'progress' ? (
          <progress
            aria-label={translate({id: 'site.offline.progress', message: 'Download'})}
            value={message.done}
            max={message.total}
          />
        ) : (
          // eslint-disable-next-line @docusaurus/no-html-links -- it's outside of the router
          <a href={`${siteConfig.baseUrl}offline/`}>
            <Translate id="site.offline.details">Details</Translate>
          </a>
        )}
      </div>
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label={translate({id: 'site.offline.closeNotice', message: 'Close'})}
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
