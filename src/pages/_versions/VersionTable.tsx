import Link from '@docusaurus/Link';
import ScrollTable from '@site/src/components/ScrollTable';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export type Row = {
  name: string;
  /** The release that the source and changes are of, unless it's `name`. */
  release?: string;
  docs?: string;
  notes?: string;
  changelog?: string;
  source?: string;
  /** The page about changes in the docs of this version. */
  changes?: string;
};

function Cell({to, label}: {to: string | undefined; label: string}): ReactNode {
  return <td className={styles.link}>{to ? <Link to={to}>{label}</Link> : '–'}</td>;
}

/** Everything there is about some versions, with one version per row. */
export default function VersionTable({rows, caption}: {rows: Row[]; caption: string}): ReactNode {
  const hasChanges = rows.some(({changes}) => changes);
  return (
    <ScrollTable aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Docs</th>
          {hasChanges && <th scope="col">Docs changes</th>}
          <th scope="col">Release notes</th>
          <th scope="col">Changelog</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, release = name, docs, notes, changelog, source, changes}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Cell to={docs} label={`Docs of ${name}`} />
            {hasChanges && <Cell to={changes} label={`Docs changes in ${name}`} />}
            <Cell to={notes} label={`About ${name}`} />
            <Cell to={changelog} label={`Changes in ${release}`} />
            <Cell to={source} label={`Source of ${release}`} />
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
