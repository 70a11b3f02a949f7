/*
 * Replaces @docusaurus/theme-classic 3.9.2, NotFound/Content: what it adds belongs inside of the
 * `<main>` that the original closes.
 */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NearestPages from '../../../NearestPages';
import {docPath} from '@site/src/data/versions';
import {searchWords} from '../../../words';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** More of an address than this says nothing to anybody. */
const maxLength = 200;

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

function SearchLink({path}: {readonly path: string}): ReactNode {
  const words = searchWords(path);
  return words ? (
    <Link to={`/search/?${new URLSearchParams({q: words}).toString()}`}>
      Search this site for “{words}”
    </Link>
  ) : (
    <Link to="/search/">Search this site</Link>
  );
}

/** Says that there is no page at an address, and leads to those nearest to it. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  // One file stands for all paths: which one this is, only the browser knows.
  const isBrowser = useIsBrowser();
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return (
    <main className={clsx('container container--fluid margin-vert--xl page-narrow', className)}>
      <Heading as="h1">
        {translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}
      </Heading>
      <p className={styles.address}>
        There is no page at {isBrowser ? <code>{shorten(pathname)}</code> : 'this address'}. It may
        have moved, or the link that led here is wrong.
      </p>
      {isBrowser && <NearestPages key={path} path={path} />}
      <ul>
        <li>
          <SearchLink path={isBrowser ? path : ''} />
        </li>
        <li>
          <Link to={docPath()}>Start with the docs</Link>
        </li>
        <li>
          <Link to="/">Go to the home page</Link>
        </li>
      </ul>
    </main>
  );
}
