import {DocSearchModal} from '@docsearch/react/modal';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useModalDialog} from '@site/src/hooks/useModalDialog';
import React, {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {sameSitePath} from '../../../framework/url-repair/same-site-path';
import {answerLocally, type AnswerState} from '../ask/ask-adapter';
import '../ask/styles.css';
import {answerTexts} from '../ask/texts';
import {getClient} from '../client';
import {missingResultsUrl} from '../missing-results';
import ResultCount from '../ResultCount';
import {useAfterPause} from '../use-after-pause';
import {useAreaNames, useSearchContext} from '../use-search-context';
import {createDocSearchClient, maximumRows, type Outcome} from './docsearch-client';
import EntryPoints from './EntryPoints';
import {answerModalKeys, type ModalKeys} from './keys';
import ModalHit from './ModalHit';
import {prepareStorage} from './prepare-storage';
import ResultsFooter, {FooterData} from './ResultsFooter';
import './styles.css';

export type Props = {
  /** The accessible name of the dialog. */
  label: string;
  initialQuery: string;
  isAskAiActive: boolean;
  onAskAiToggle: (isActive: boolean) => void;
  onClose: () => void;
};

/** The modal requires these, but nothing is sent to the service. */
const local = {appId: 'local', apiKey: 'local', indexName: 'docs', assistantId: 'docs'};

/** All other visible text comes from the modal. */
const placeholder = translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'});

/** The keys that ask, which the styles show in the row that asks. */
const askKeys = {
  '--search-ask-keys': /mac|ip/iu.test(navigator.platform) ? '"⌘ ↵"' : '"Ctrl ↵"',
} as CSSProperties;

/** What readers who can't see the answer are told. */
const answerStatus: Record<AnswerState, string> = {
  answering: translate({id: 'site.searchAnswer.answering', message: 'Answering…'}),
  ready: translate({id: 'site.searchAnswer.ready', message: 'Answer ready'}),
  stopped: translate({id: 'site.searchAnswer.stopped', message: 'Answer stopped'}),
  failed: translate({id: 'site.searchAnswer.failed', message: 'Unable to answer'}),
};

/** The URL of the search page, with the version unless it's the page's default. */
function useSearchPageUrl(): (query: string) => string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const context = useSearchContext();
  const active = useActiveVersion(undefined)?.name;
  const latest = useLatestVersion(undefined).name;
  const version = active && active !== latest && context[0]?.endsWith(active) ? active : undefined;
  return (query) => {
    const params = new URLSearchParams({q: query, ...(version && {version})});
    return `${baseUrl}search/?${params}`;
  };
}

/** The DocSearch modal over the site's own index. */
export default function SearchModal({
  label,
  initialQuery,
  isAskAiActive,
  onAskAiToggle,
  onClose,
}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const dialogRef = useModalDialog();
  const context = useSearchContext();
  const areaName = useAreaNames();
  const searchPageUrl = useSearchPageUrl();
  const [outcome, setOutcome] = useState<Outcome>();
  const announced = useAfterPause(outcome);
  /** The row that readers have gone to with the arrow keys since they typed. */
  const [row, setRow] = useState<string>();
  const [answerState, setAnswerState] = useState<AnswerState>();
  const [retry, setRetry] = useState({count: 0, query: initialQuery});
  // The modal has no place for content of our own.
  const [entryPoints] = useState(() => document.createElement('div'));
  const engine = getClient(siteConfig.baseUrl);
  // Must run before the modal reads it.
  useState(prepareStorage);

  const transformSearchClient = useMemo(
    () => createDocSearchClient({engine, context, areaName, onOutcome: setOutcome}),
    [engine, context, areaName],
  );

  useEffect(
    () =>
      answerLocally({
        engine,
        context,
        areaName,
        appId: local.appId,
        onStateChange: setAnswerState,
      }),
    [engine, context, areaName],
  );
  const keys = useRef<ModalKeys>(undefined);
  useEffect(() => {
    keys.current = answerModalKeys(dialogRef.current!, setRow);
    return keys.current.stop;
  }, [dialogRef]);
  useEffect(() => {
    // React adds and removes other parts before the footer. The styles show them above it.
    dialogRef.current!.querySelector('.DocSearch-Modal')!.append(entryPoints);
  }, [dialogRef, entryPoints, retry.count]);
  useEffect(() => {
    // What had it in an answer is gone.
    dialogRef.current!.querySelector<HTMLElement>('.DocSearch-Input')!.focus();
  }, [dialogRef, isAskAiActive]);

  const openTab = ({itemUrl}: {itemUrl: string}) =>
    window.open(sameSitePath(itemUrl), '_blank', 'noopener');

  const toggleAskAi = (isActive: boolean) => {
    // The modal also empties the field.
    setOutcome(undefined);
    setRow(undefined);
    onAskAiToggle(isActive);
  };

  /**
   * Links in answers open in this tab, because they lead to this site. A stored answer may have been
   * tampered with; its other links lead nowhere.
   */
  const followAnswerLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.DocSearch-AskAiScreen a');
    const path = link && sameSitePath(link.href);
    const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link && (!path || opensHere)) {
      event.preventDefault();
    }
    if (path && opensHere) {
      history.push(path);
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Enter on a link is a click
    <dialog
      ref={dialogRef}
      className="search-dialog"
      aria-label={label}
      style={askKeys}
      onClick={followAnswerLink}
      onInput={() => setRow(undefined)}
      onCancel={(event) => event.preventDefault()}
    >
      <FooterData
        value={{
          outcome,
          searchPageUrl,
          onShown: (query) => keys.current?.setShownQuery(query),
          onRetry: (query) => setRetry(({count}) => ({count: count + 1, query})),
          onClose,
        }}
      >
        <DocSearchModal
          key={retry.count}
          {...local}
          initialQuery={retry.query}
          initialScrollY={window.scrollY}
          translations={{...answerTexts, searchBox: {placeholderText: placeholder}}}
          askAi={{...local, agentStudio: true}}
          isAskAiActive={isAskAiActive}
          onAskAiToggle={toggleAskAi}
          onClose={onClose}
          maxResultsPerGroup={maximumRows}
          transformSearchClient={transformSearchClient}
          hitComponent={ModalHit as never}
          navigator={{
            navigate: ({itemUrl}) => history.push(sameSitePath(itemUrl)!),
            navigateNewTab: openTab,
            navigateNewWindow: openTab,
          }}
          getMissingResultsUrl={({query}) => missingResultsUrl(siteConfig.customFields!, query)}
          resultsFooterComponent={ResultsFooter as never}
        />
      </FooterData>
      <p role="status" className="sr-only">
        {isAskAiActive
          ? answerState && answerStatus[answerState]
          : (row ??
            (outcome && outcome === announced && !outcome.isFailed && (
              <ResultCount {...outcome} />
            )))}
      </p>
      {!isAskAiActive && createPortal(<EntryPoints />, entryPoints)}
    </dialog>
  );
}
