import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '../markdown-path';
import clsx from 'clsx';
import React, {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} responded with status ${response.status}.`);
  }
  return response.text();
}

/** Copies the fetched text. Safari requires the clipboard call before the response arrives. */
async function copyFrom(path: string): Promise<void> {
  const text = fetchText(path);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

const labels = {
  idle: translate({id: 'site.copyPage.label', message: 'Copy page'}),
  copied: translate({id: 'site.copyPage.copied', message: 'Copied'}),
  failed: translate({id: 'site.copyPage.failed', message: 'Copying failed'}),
};

/**
 * A button that copies a page as Markdown, and a link to that Markdown.
 *
 * @param props.permalink of the page
 */
export default function CopyPage({
  permalink,
  className,
}: {
  permalink: string;
  className?: string;
}): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('idle');
  const {url} = useDocusaurusContext().siteConfig;
  const testArea = useBaseUrl('/tests/');
  const path = markdownPath(permalink);
  // The markdown-pages plugin skips the test area.
  if (permalink.startsWith(testArea)) {
    return null;
  }
  const copy = () =>
    copyFrom(path).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <div className={clsx(styles.actions, className)}>
      <Head>
        <link rel="alternate" type="text/markdown" href={url + path} />
      </Head>
      <button type="button" className={clsx('clean-btn', styles.action)} onClick={copy}>
        {labels[state]}
      </button>
      <span role="status" className="sr-only">
        {state !== 'idle' && labels[state]}
      </span>
      {/* A static file, so the router must not handle the link. */}
      <Link className={styles.action} to={`pathname://${path}`} target="_self">
        <Translate id="site.copyPage.markdown">Markdown</Translate>
      </Link>
    </div>
  );
}
