import Link from '@docusaurus/Link';
import type {Props} from '@theme/HomePage';
import Heading from '@theme/Heading';
import React, {useId, type ReactNode} from 'react';
import {lastVersion} from '@site/src/data/versions';
import Pane from '../Pane';
import panels from '../panels.module.css';
import styles from './styles.module.css';

const banners = {
  unreleased: 'You’re reading the docs of the next release.',
  unmaintained: 'You’re reading the docs of an older release.',
};

function Page({sample}: {sample: Props['versionSamples'][number]}): ReactNode {
  const {banner, isOldest, title, permalink, rows} = sample;
  return (
    <div className={styles.page}>
      <Pane label={permalink}>
        {banner && <p className={styles.banner}>{banners[banner]}</p>}
        <Heading as="h4">{title}</Heading>
        <dl className={styles.rows}>
          {rows.map(({what, cells}) => (
            <div key={what}>
              <dt>{what}</dt>
              {cells.map((parts, column) => (
                <dd key={column}>
                  {parts.map(({added, removed, value}, index) => {
                    const Element = added ? 'ins' : removed ? 'del' : React.Fragment;
                    // Parts have no ID and never move, so the index is a stable key.
                    return <Element key={index}>{value}</Element>;
                  })}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className={styles.foot}>
          <Link to={permalink}>Open this page</Link>
          {isOldest && <span className={styles.oldest}>The oldest version on this site</span>}
        </p>
      </Pane>
    </div>
  );
}

/**
 * A section of the docs in each version. CSS switches between them with radio buttons, without
 * JavaScript.
 */
export default function VersionDemo({samples}: {samples: Props['versionSamples']}): ReactNode {
  const id = useId();
  return (
    <div className={panels.halves}>
      <fieldset className={styles.versions}>
        <legend className="sr-only">Version of the page</legend>
        {samples.map((sample) => (
          <React.Fragment key={sample.name}>
            <input
              type="radio"
              name={id}
              id={`${id}-${sample.name}`}
              className="sr-only"
              defaultChecked={sample.name === lastVersion}
            />
            <label htmlFor={`${id}-${sample.name}`} className={styles.version}>
              {sample.label}
            </label>
            <Page sample={sample} />
          </React.Fragment>
        ))}
        <label className={styles.marks}>
          <input type="checkbox" /> Highlight changes since the previous version
        </label>
      </fieldset>
    </div>
  );
}
