import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import React, {type ReactNode, useEffect, useState} from 'react';
import type {LineChange, Part, SectionChange} from '../../../content/markdown/compare-sections';
import styles from './styles.module.css';

/**
 * Loads the changes of a page.
 *
 * @param file the path below the site's base URL
 * @returns the sections once loaded
 * @throws while rendering, if the server responds with an error or with something else
 */
function useChanges(file: string): SectionChange[] | undefined {
  const url = useBaseUrl(file);
  const [state, setState] = useState<{sections?: SectionChange[]; error?: unknown}>({});
  useEffect(() => {
    fetch(url)
      .then(async (response) => {
        if (!response.ok) {
          throw new Error(`${url} responded with status ${response.status}.`);
        }
        setState({sections: (await response.json()) as SectionChange[]});
      })
      .catch((error: unknown) => setState({error}));
  }, [url]);
  if (state.error) {
    throw state.error;
  }
  return state.sections;
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

function ChangedSections({file, previous}: Props): ReactNode {
  const sections = useChanges(file);
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
        <ul className={`clean-list margin-bottom--none ${styles.sections}`} aria-label={label}>
          {sections.map((section) => (
            <Section key={`${section.kind}-${section.id}`} section={section} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The changed sections of a page, loaded when the reader opens them. */
export default function Changes(props: Props): ReactNode {
  return (
    // A file with something else, such as one of another release, fails, too.
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <p role="alert">
          <Translate id="site.versionChanges.error">The changes could not be loaded.</Translate>{' '}
          <button type="button" className="button button--sm button--secondary" onClick={tryAgain}>
            <Translate id="site.versionChanges.retry">Try again</Translate>
          </button>
        </p>
      )}
    >
      <ChangedSections {...props} />
    </ErrorBoundary>
  );
}
