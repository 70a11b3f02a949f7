import TextLink from '@theme/MDXComponents/A';
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

/** Everything there is about some versions: aligned links, and on phones a card per version. */
export default function VersionList({rows, caption}: {rows: Row[]; caption: string}): ReactNode {
  return (
    <ul className={`clean-list ${styles.versions}`} aria-label={caption}>
      {rows.map(({name, release = name, docs, notes, changelog, source, changes}) => {
        // Short labels, because the version is in front of them.
        const links = [
          ['Docs', `Docs of ${name}`, docs],
          ['Docs changes', `Docs changes in ${name}`, changes],
          ['Release notes', `Release notes for ${name}`, notes],
          ['Changelog', `Changelog of ${release}`, changelog],
          ['Source', `Source of ${release}`, source],
        ] as const;
        return (
          <li key={name}>
            <strong>{name}</strong>
            {links.map(([label, description, to]) => (
              <span key={label}>
                {to && (
                  <TextLink href={to} aria-label={description}>
                    {label}
                  </TextLink>
                )}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
