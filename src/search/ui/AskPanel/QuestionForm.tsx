import Translate, {translate} from '@docusaurus/Translate';
import IconButton from '@site/src/search/ui/IconButton';
import {ArrowIcon, NewIcon, StopIcon} from '@site/src/search/ui/icons';
import {maxQueryLength} from '@site/src/search/ui/limits';
import React, {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import fields from '@site/src/search/ui/field.module.css';
import styles from './styles.module.css';

type Props = {
  isAnswering: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  onNew: () => void;
  onBack: () => void;
};

/** The head of the panel. While an answer comes it says so, and the focus is on what stops it. */
export default function QuestionForm({
  isAnswering,
  onAsk,
  onStop,
  onNew,
  onBack,
}: Props): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const stopRef = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState('');

  useEffect(() => {
    if (isAnswering) {
      stopRef.current!.querySelector('button')!.focus();
    } else {
      inputRef.current!.focus();
    }
  }, [isAnswering]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim()) {
      onAsk(question.trim());
      setQuestion('');
    }
  };

  return (
    <form className={fields.form} onSubmit={submit}>
      <IconButton
        label={translate({
          id: 'theme.SearchModal.searchBox.backToKeywordSearchButtonText',
          message: 'Back to keyword search',
        })}
        onClick={onBack}
      >
        <ArrowIcon />
      </IconButton>
      {isAnswering && (
        <span className={styles.answering}>
          <Translate id="theme.SearchModal.searchBox.placeholderTextAskAiStreaming">
            Answering...
          </Translate>
        </span>
      )}
      <input
        ref={inputRef}
        className={fields.field}
        aria-label={translate({id: 'site.search.ask.question', message: 'Question'})}
        placeholder={translate({
          id: 'theme.SearchModal.searchBox.placeholderTextAskAi',
          message: 'Ask another question...',
        })}
        hidden={isAnswering}
        value={question}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setQuestion(event.target.value.slice(0, maxQueryLength))}
      />
      {isAnswering ? (
        <div ref={stopRef}>
          <IconButton
            label={translate({id: 'site.search.ask.stop', message: 'Stop answering'})}
            onClick={onStop}
          >
            <StopIcon />
          </IconButton>
        </div>
      ) : (
        <IconButton
          label={translate({id: 'site.search.ask.new', message: 'Start a new conversation'})}
          onClick={() => {
            onNew();
            inputRef.current!.focus();
          }}
        >
          <NewIcon />
        </IconButton>
      )}
    </form>
  );
}
