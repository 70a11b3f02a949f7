import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import React, {type ReactNode, useEffect, useState} from 'react';
import type {LineChange, Part, SectionChange} from '../../../content/markdown/compare-sections';
import styles from './styles.module.css';

/** @throws if the server responds with an error */
async function fetchSections(url: string, signal: AbortSignal): Promise<SectionChange[]> {
  const response = await fetch(url, {signal});
  if (!response.ok) {
    throw new Error(`${url} responded with status ${response.status}.`);
  }
  return (await response.json()) as SectionChange[];
}

type State = {sections?: SectionChange[]; error?: Error};

/**
 * Loads the changes of a page.
 *
 * @param file the path below the site's base URL
 * @returns the sections or the error once loaded, and a function to retry
 */
function useChanges(file: string): State & {retry: () => void} {
  const url = useBaseUrl(file);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({});
  useEffect(() => {
    const controller = new AbortController();
    fetchSections(url, controller.signal).then(
      (sections) => setState({sections}),
      (error: Error) => {
        if (!controller.signal.aborted) {
          // eslint-disable-next-line no-console -- readers see that it failed; this shows why
          console.warn('The changes could not be loaded.', error);
          setState({error});
        }
      },
    );
    return () => controller.abort();
  }, [url, attempt]);
  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return {...state, retry};
}

const elements = {'-1': 'del', '0': React.Fragment, '1': 'ins'} as const;

/**
 * Replaces the backticks in a line's parts by code elements. Removed and added text each continue
 * the code of the text before them.
 */
function withCode(parts: Part[]): [kind: Part[0], content: ReactNode[]][] {
  const isCode = {'-1': false, '1': false};
  return parts.map(([kind, text]) => {
    const content = text.split('`').map((piece, index) => {
      for (const side of ['-1', '1'] as const) {
        if (index > 0 && (kind === 0 || String(kind) === side)) {
          isCode[side] = !isCode[side];
        }
      }
      return isCode[kind === -1 ? '-1' : '1'] && piece ? <code key={index}>{piece}</code> : piece;
    });
    return [kind, content];
  });
}

function Line({line}: {line: LineChange}): ReactNode {
  if (!line) {
    return <p className={styles.gap}>⋯</p>;
  }
  const {isCode, parts} = line;
  return (
    <p className={clsx(styles.line, isCode && styles.code)}>
      {(isCode ? parts : withCode(parts)).map(([kind, content], index) => {
        const Element = elements[kind];
        // Parts have no ID and never move, so the index is a stable key.
        return <Element key={index}>{content}</Element>;
      })}
    </p>
  );
}

const kinds: Record<SectionChange['kind'], string> = {
  added: translate({id: 'site.versionChanges.kind.added', message: 'new'}),
  changed: translate({id: 'site.versionChanges.kind.changed', message: 'changed'}),
  removed: translate({id: 'site.versionChanges.kind.removed', message: 'removed'}),
};

function Section({section: {id, title, kind, lines}}: {section: SectionChange}): ReactNode {
  return (
    <li>
      <details className={styles.section}>
        <summary>
          {title} <span className="badge badge--secondary">{kinds[kind]}</span>
        </summary>
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
        {kind !== 'removed' && (
          <Link to={`#${id}`}>
            <Translate id="site.versionChanges.goTo">Go to this section</Translate>
          </Link>
        )}
      </details>
    </li>
  );
}

type Props = {file: string; previous: string};

/** The changed sections of a page, loaded when the reader opens them. */
export default function Changes({file, previous}: Props): ReactNode {
  const {sections, error, retry} = useChanges(file);
  if (error) {
    return (
      <p role="alert">
        <Translate id="site.versionChanges.error">The changes could not be loaded.</Translate>{' '}
        <button type="button" className="button button--sm button--secondary" onClick={retry}>
          <Translate id="site.versionChanges.retry">Try again</Translate>
        </button>
      </p>
    );
  }
  const label = translate(
    {id: 'site.versionChanges.label', message: 'Changed sections since {previous}'},
    {previous},
  );
  return (
    <>
      {/* The same element all the time, so that screen readers notice that it changes. */}
      <p role="status" className={clsx(sections && 'sr-only')}>
        {sections ? (
          label
        ) : (
          <Translate id="site.versionChanges.loading">Loading the changes…</Translate>
        )}
      </p>
      {sections && (
        <ul className={styles.sections} aria-label={label}>
          {sections.map((section) => (
            <Section key={`${section.kind}-${section.id}`} section={section} />
          ))}
        </ul>
      )}
    </>
  );
}
