import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {lastVersion} from '@site/src/data/versions';
import type {Props as HomeProps} from '@theme/HomePage';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Choice from './Choice';
import styles from './styles.module.css';

type Props = HomeProps['miniature'];

// A link only looks like one, because it's part of a picture.
const elements = {text: React.Fragment, inlineCode: 'code', strong: 'strong', link: 'u'} as const;

/** How many items of the navbar fit in. */
const navbarItemCount = 5;

function Navbar({logo}: {logo: string | undefined}): ReactNode {
  const {title, items} = useThemeConfig().navbar;
  return (
    <div className={styles.navbar} aria-hidden="true">
      <img src={useBaseUrl(logo)} alt="" width="18" height="18" />
      <strong>{title}</strong>
      {items.slice(0, navbarItemCount).map(({label}, index) => (
        <span key={index}>{String(label)}</span>
      ))}
      <span className={styles.version}>{lastVersion}</span>
      <span className={styles.search}>Search</span>
    </div>
  );
}

function Page({title, blocks, sidebar, headings}: Props): ReactNode {
  return (
    <div className={styles.page}>
      <div className={styles.sidebar} aria-hidden="true">
        {sidebar.map(({label, depth, state}, index) => (
          <span
            key={index}
            className={state && styles[state]}
            style={{paddingInlineStart: `${0.7 + depth}em`}}
          >
            {label}
          </span>
        ))}
      </div>
      <div className={styles.article}>
        <p className={styles.title}>{title}</p>
        {blocks.map(({type, parts}, index) => {
          const Block = type === 'code' ? 'pre' : 'p';
          return (
            <Block key={index}>
              {parts.map(([kind, text], part) => {
                const Part = elements[kind];
                return <Part key={part}>{text}</Part>;
              })}
            </Block>
          );
        })}
      </div>
      <div className={styles.toc} aria-hidden="true">
        {headings.map((heading, index) => (
          <span key={index}>{heading}</span>
        ))}
      </div>
    </div>
  );
}

function Source({source}: {source: string}): ReactNode {
  return (
    <pre className={styles.source}>
      <code>
        {source.split('\n').map((line, index) => (
          <span key={index} className={clsx(/^[#`]/u.test(line) && styles.mark)}>
            {line}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

/**
 * A doc of this site as a page in both color modes, and as Markdown. CSS switches between them with
 * radio buttons, without JavaScript.
 */
export default function Miniature(props: Props): ReactNode {
  const {logo} = useThemeConfig().navbar;
  const {title, permalink, fileName, source} = props;
  const layer = (mode: 'light' | 'dark', src: string | undefined) => (
    <div
      className={clsx(styles.layer, mode === 'dark' && styles.dark)}
      data-theme={mode}
      aria-hidden={mode === 'dark' || undefined}
    >
      <Navbar logo={src} />
      <Page {...props} />
      <Source source={source} />
    </div>
  );
  return (
    <figure className={styles.miniature}>
      <div className={styles.bar}>
        <Choice
          legend="Show the page as"
          choices={{page: 'Page', source: fileName}}
          initial="page"
        />
        <Choice
          legend="Color mode of the page"
          choices={{light: 'Light', both: 'Both', dark: 'Dark'}}
          initial="both"
        />
      </div>
      <div className={styles.stage}>
        {layer('light', logo?.src)}
        {layer('dark', logo?.srcDark)}
      </div>
      <figcaption className={styles.caption}>
        A page of this site: <Link to={permalink}>{title}</Link>
      </figcaption>
    </figure>
  );
}
