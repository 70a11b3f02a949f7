import Translate from '@docusaurus/Translate';
import {citationsOf} from '@site/src/search/ui/answer-markdown';
import {useAreas} from '@site/src/search/ui/useAreas';
import type {AnswerPart, Citation} from '@site/src/search/types';
import React, {lazy, Suspense, type ReactNode} from 'react';
import {CitationList, CitationNumber} from './Citation';
import styles from './styles.module.css';

const CodeBlock = lazy(() => import('@theme/CodeBlock'));

type PartOf<Type extends AnswerPart['type']> = Extract<AnswerPart, {type: Type}>;

const methods: Record<PartOf<'method'>['method'], ReactNode> = {
  passages: (
    <Translate id="site.search.ask.method.passages">
      Put together in your browser from passages of this site, each with its source; no language
      model wrote it.
    </Translate>
  ),
  'language-model': (
    <Translate id="site.search.ask.method.languageModel">
      Written by the language model of your browser from passages of this site; nothing was sent.
    </Translate>
  ),
};

function Code({code, language, title, citation}: PartOf<'code'>): ReactNode {
  return (
    <div className={styles.code}>
      <Suspense
        fallback={
          <pre>
            <code>{code}</code>
          </pre>
        }
      >
        <CodeBlock language={language} title={title}>
          {code}
        </CodeBlock>
      </Suspense>
      <p className={styles.codeSource}>
        <Translate id="site.search.ask.codeSource">Sample from</Translate>{' '}
        <CitationNumber citation={citation} />
      </p>
    </div>
  );
}

function Statement({text, citation}: PartOf<'statement'>): ReactNode {
  return (
    <p className={styles.statement}>
      {text} <CitationNumber citation={citation} />
    </p>
  );
}

const notFound = (
  <p className={styles.statement}>
    <Translate id="site.search.ask.notFound">
      The answer is not found in these docs. These sections are nearest to the question:
    </Translate>
  </p>
);

function Part({part}: {part: AnswerPart}): ReactNode {
  switch (part.type) {
    case 'statement':
      return <Statement {...part} />;
    case 'code':
      return <Code {...part} />;
    case 'not-found':
      return notFound;
    default:
      return null;
  }
}

function Sources({citations, isNearest}: {citations: Citation[]; isNearest: boolean}): ReactNode {
  const areaOf = useAreas();
  return (
    <div className={styles.sources}>
      {!isNearest && (
        <p className={styles.sourcesTitle}>
          <Translate id="theme.SearchModal.askAiScreen.relatedSourcesText">
            Related sources
          </Translate>
        </p>
      )}
      <CitationList citations={citations} areaOf={areaOf} />
    </div>
  );
}

/** An answer, as far as it is there: statements and samples, the sections they come from, and how it was made. */
export default function Answer({answer}: {answer: AnswerPart[]}): ReactNode {
  const method = answer.find((part) => part.type === 'method');
  const citations = citationsOf(answer);
  const isNearest = answer.some((part) => part.type === 'not-found');
  return (
    <>
      {answer.map((part, index) => (
        // Parts have no identity of their own, and never move.
        <Part key={index} part={part} />
      ))}
      {citations.length > 0 && <Sources citations={citations} isNearest={isNearest} />}
      {method && !isNearest && <p className={styles.method}>{methods[method.method]}</p>}
    </>
  );
}
