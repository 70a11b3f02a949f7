import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import React, {type ReactNode, useEffect, useState} from 'react';
import type {Status} from '../messages';
import type {OfflineCopy} from './useOfflineCopy';

/** A size such as `5.2 MB`. */
const size = (bytes: number) =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;

function Areas({areas}: Pick<Status, 'areas'>): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Part of the site</th>
          <th scope="col">Pages kept</th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({label, pages, keptPages, isChosen}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {keptPages} of {pages}
              {!isChosen && ' (kept as you read them)'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much space the browser has left for this site, if it says so. */
function useFreeSpace(status: Status): number | undefined {
  const [free, setFree] = useState<number>();
  useEffect(() => {
    // WebKitGTK has no storage manager, and that of Safari 16 doesn't say it.
    void (navigator.storage as Partial<StorageManager> | undefined)
      ?.estimate?.()
      .then(({quota, usage}) => setFree(quota === undefined ? undefined : quota - (usage ?? 0)));
  }, [status]);
  return free;
}

function OutOfSpace(): ReactNode {
  return (
    <div className="alert alert--warning margin-bottom--md" role="alert">
      <p>
        Some of these files aren’t kept, because the download was interrupted or your browser ran
        out of space. Pages that aren’t kept need a connection.
      </p>
      <p>
        To make space, close private windows, delete files from your device, or remove the data of
        other sites in your browser’s settings. Then try again.
      </p>
    </div>
  );
}

const checkResults = {
  failed: 'The check failed. You may be offline.',
  found: 'There’s a new version.',
  none: 'You have the latest version.',
};

type KeptProps = OfflineCopy & {readonly status: Status};

function Kept({status, message, tell, check, checked}: KeptProps): ReactNode {
  const free = useFreeSpace(status);
  const isDownloading = message?.type === 'progress';
  const {areas, bytes, missing, everything, rest, updated} = status;
  return (
    <>
      <p>
        This site is kept in your browser and takes <strong>{size(bytes)}</strong>.
        {free !== undefined && ` Your browser has ${size(free)} left for this site.`}
      </p>
      {missing > 0 && !isDownloading && <OutOfSpace />}
      <Areas areas={areas} />
      <p>Search and answers work offline, too. Pictures are kept with the pages that show them.</p>
      <p role="status">
        {isDownloading && 'Downloading… '}
        {message?.type === 'kept' && 'The download is complete.'}
        {message?.type === 'failed' &&
          (message.isFull
            ? 'Your browser ran out of space. What was downloaded so far is kept.'
            : 'The download was interrupted. What was downloaded so far is kept.')}
      </p>
      {isDownloading && <progress aria-label="Download" value={message.done} max={message.total} />}
      <p>
        {missing > 0 && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => tell('keepMissing')}
          >
            Download what’s missing
          </button>
        )}{' '}
        {!everything && (
          <button
            type="button"
            className="button button--primary"
            aria-disabled={isDownloading}
            onClick={isDownloading ? undefined : () => tell('keepAll')}
          >
            Keep the whole site (downloads about {size(rest.transferBytes)}, takes{' '}
            {size(rest.bytes)})
          </button>
        )}{' '}
        <button type="button" className="button button--secondary" onClick={() => tell('remove')}>
          Remove the offline copy
        </button>
      </p>
      <Heading as="h2" id="updates">
        Updates
      </Heading>
      <p>
        {updated !== undefined && (
          <>
            Last updated on{' '}
            <time dateTime={new Date(updated).toISOString()}>
              {new Date(updated).toLocaleString('en')}
            </time>
            .{' '}
          </>
        )}
        While you’re connected, the site looks for updates every hour and whenever you open it.
      </p>
      <p>
        <button type="button" className="button button--secondary" onClick={check}>
          Check for updates
        </button>{' '}
        <span role="status">{checked && checkResults[checked]}</span>
      </p>
    </>
  );
}

/** The size of what is kept by default, before it's downloaded. */
function useDefaultSize(): number | undefined {
  const list = useBaseUrl('/offline-app.json');
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    void (async () => {
      const [{FileIndex}, response] = await Promise.all([import('../file-list'), fetch(list)]);
      const index = new FileIndex(await response.json());
      const files = [...index.filesFor({})].map((path) => index.file(path)![3]);
      setBytes(files.reduce((sum, file) => sum + file, 0));
    })().catch(() => setBytes(undefined));
  }, [list]);
  return bytes;
}

function TurnOn(): ReactNode {
  const bytes = useDefaultSize();
  const page = useBaseUrl('/offline/');
  return (
    <>
      <p>
        Your browser can keep the docs of your version and of Canary, so that you can read and
        search them without a connection. Other pages are kept as you read them.
      </p>
      <p>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- only a full page load turns offline mode on */}
        <a className="button button--primary" href={`${page}?offlineMode=true`}>
          Keep the docs{bytes !== undefined && ` (downloads about ${size(bytes)})`}
        </a>
      </p>
    </>
  );
}

/** What is kept and what can be done about it. */
export default function OfflineSettings(copy: OfflineCopy): ReactNode {
  const {mode, status, message} = copy;
  if (mode === 'unknown') {
    return null;
  }
  if (mode === 'unavailable') {
    return <p>Your browser can’t keep this site, or this site doesn’t offer it.</p>;
  }
  return (
    <>
      {mode === 'off' && <TurnOn />}
      {mode === 'installing' && (
        <>
          {message?.type === 'failed' && message.isFull && <OutOfSpace />}
          <p role="status">
            {message?.type === 'failed'
              ? 'The download was interrupted. To continue it, reload this page.'
              : 'Downloading the docs… You can go on reading.'}
          </p>
          {message?.type === 'progress' && (
            <progress aria-label="Download" value={message.done} max={message.total} />
          )}
        </>
      )}
      {status && <Kept {...copy} status={status} />}
      <p>
        See <Link to="/privacy/#offline">what the site stores in your browser</Link>.
      </p>
    </>
  );
}
