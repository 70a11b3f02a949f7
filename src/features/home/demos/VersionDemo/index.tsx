import Link from '@docusaurus/Link';
import type {VersionSample} from '@theme/HomePage';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import {lastVersion} from '@site/src/data/versions';
import panels from '../panels.module.css';
import styles from './styles.module.css';

const elements = {'-1': 'del', '0': React.Fragment, '1': 'ins'} as const;

const banners: Record<VersionSample['banner'], string> = {
  none: '',
  unreleased: 'You’re reading the docs of the next release.',
  unmaintained: 'You’re reading the docs of an older release.',
};

function Page({sample}: {sample: VersionSample}): ReactNode {
  const {banner, previous, title, permalink, rows} = sample;
  return (
    <>
      <p className={clsx(panels.bar, styles.bar)}>
        <span className={panels.address}>{permalink}</span>
      </p>
      <div className={panels.content}>
        {banner !== 'none' && <p className={styles.banner}>{banners[banner]}</p>}
        <Heading as="h4">{title}</Heading>
        <dl className={styles.rows}>
          {rows.map(({what, cells}) => (
            <div key={what}>
              <dt>{what}</dt>
              {cells.map((parts, column) => (
                <dd key={column}>
                  {parts.map(([kind, text], index) => {
                    const Element = elements[kind];
                    // Parts have no ID and never move, so the index is a stable key.
                    return <Element key={index}>{text}</Element>;
                  })}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className={styles.foot}>
          <Link to={permalink}>Open this page</Link>
          {!previous && <span className={styles.oldest}>The oldest version on this site</span>}
        </p>
      </div>
    </>
  );
}

/**
 * A section of the docs in each version. CSS switches between them with radio buttons, without
 * JavaScript.
 */
export default function VersionDemo({samples}: {samples: VersionSample[]}): ReactNode {
  const id = useId();
  return (
    <div className={panels.halves}>
      <fieldset className={styles.versions}>
        <legend className="sr-only">Version of the page</legend>
        {samples.map((sample) => {
          const {name, label} = sample;
          return (
            <React.Fragment key={name}>
              <input
                type="radio"
                name={id}
                id={`${id}-${name}`}
                className={styles.radio}
                defaultChecked={name === lastVersion}
              />
              <label htmlFor={`${id}-${name}`} className={styles.version}>
                {label}
              </label>
              <div className={styles.page}>
                <Page sample={sample} />
              </div>
            </React.Fragment>
          );
        })}
        <label className={styles.marks}>
          <input type="checkbox" /> Highlight changes since the previous version
        </label>
      </fieldset>
    </div>
  );
}
