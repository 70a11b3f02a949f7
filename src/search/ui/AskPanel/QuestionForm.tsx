import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {ArrowIcon, CloseIcon, NewIcon, StopIcon} from './icons';
import styles from './styles.module.css';

/** As many characters as the keyword search accepts. */
const maxQuestionLength = 512;

type ActionProps = {label: string; onClick: () => void; className?: string; children: ReactNode};

function Action({label, onClick, className, children}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('DocSearch-Action', className)}
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type Props = {
  isAnswering: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  onNew: () => void;
  onBack: () => void;
  onClose: () => void;
};

/** The head of the panel. While an answer comes it says so, and the focus is on what stops it. */
export default function QuestionForm({
  isAnswering,
  onAsk,
  onStop,
  onNew,
  onBack,
  onClose,
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
    <form className="DocSearch-Form" onSubmit={submit}>
      <Action
        className="DocSearch-AskAi-Return"
        label={translate({
          id: 'theme.SearchModal.searchBox.backToKeywordSearchButtonText',
          message: 'Back to keyword search',
        })}
        onClick={onBack}
      >
        <ArrowIcon />
      </Action>
      {isAnswering && (
        <span className={clsx('DocSearch-Modal-heading shimmer', styles.answering)}>
          <Translate id="theme.SearchModal.searchBox.placeholderTextAskAiStreaming">
            Answering...
          </Translate>
        </span>
      )}
      <input
        ref={inputRef}
        className="DocSearch-Input"
        aria-label={translate({id: 'site.search.ask.question', message: 'Question'})}
        placeholder={translate({
          id: 'theme.SearchModal.searchBox.placeholderTextAskAi',
          message: 'Ask another question...',
        })}
        hidden={isAnswering}
        value={question}
        maxLength={maxQuestionLength}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setQuestion(event.target.value.slice(0, maxQuestionLength))}
      />
      <div className="DocSearch-Actions">
        {isAnswering ? (
          <div ref={stopRef}>
            <Action
              className="DocSearch-StopStreaming"
              label={translate({id: 'site.search.ask.stop', message: 'Stop answering'})}
              onClick={onStop}
            >
              <StopIcon />
            </Action>
          </div>
        ) : (
          <Action
            label={translate({id: 'site.search.ask.new', message: 'Start a new conversation'})}
            onClick={() => {
              onNew();
              inputRef.current!.focus();
            }}
          >
            <NewIcon />
          </Action>
        )}
        <div className="DocSearch-Divider" />
        <Action
          className="DocSearch-Close"
          label={translate({id: 'site.search.close', message: 'Close the search'})}
          onClick={onClose}
        >
          <CloseIcon />
        </Action>
      </div>
    </form>
  );
}
