import {translate} from '@docusaurus/Translate';
import type {Exchange} from '@site/src/search/types';
import {answerMarkdown} from '@site/src/search/ui/answer-markdown';
import clsx from 'clsx';
import React, {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const labels = {
  idle: translate({id: 'site.search.ask.copy', message: 'Copy the answer'}),
  copied: translate({id: 'site.search.ask.copied', message: 'Copied'}),
  failed: translate({id: 'site.search.ask.copyFailed', message: 'Copying failed'}),
};

/** Copies an answer as Markdown, with links that work elsewhere. */
export default function CopyAnswer({exchange}: {exchange: Exchange}): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answerMarkdown(exchange, window.location.origin));
      setState('copied');
    } catch {
      // The label says so; there is no clipboard on hosts without encryption.
      setState('failed');
    }
  };
  return (
    <div className={styles.actions}>
      <button type="button" className={clsx('clean-btn', styles.copy)} onClick={copy}>
        {labels[state]}
      </button>
      <span role="status" className="sr-only">
        {state !== 'idle' && labels[state]}
      </span>
    </div>
  );
}
