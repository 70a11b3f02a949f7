import Translate from '@docusaurus/Translate';
import LoadFailure from '@site/src/search/ui/LoadFailure';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import Answer from './Answer';
import CopyAnswer from './CopyAnswer';
import {isAnswered, type LiveExchange} from './useConversation';
import styles from './styles.module.css';

type Props = {exchange: LiveExchange; onRetry: () => void};

/** A question with its answer. */
export default function ExchangeCard({exchange, onRetry}: Props): ReactNode {
  const {question, answer, status} = exchange;
  const hasContent = isAnswered(exchange);
  return (
    <article className={styles.exchange}>
      <Heading as="h2" className={styles.question}>
        {question}
      </Heading>
      <div className={styles.answer}>
        <Answer answer={answer} />
        {status === 'answering' && !hasContent && (
          <p className={styles.method}>
            <Translate id="site.search.ask.reading">Reading the docs…</Translate>
          </p>
        )}
        {status === 'stopped' && (
          <p className={styles.method}>
            <Translate id="site.search.ask.stopped">You stopped this answer.</Translate>
          </p>
        )}
        {status === 'failed' && <LoadFailure onRetry={onRetry} />}
      </div>
      {hasContent && status !== 'answering' && <CopyAnswer exchange={exchange} />}
    </article>
  );
}
