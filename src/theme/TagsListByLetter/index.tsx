// Replaces the list of theme-classic 3.9.2, which has a heading for each letter and no descriptions.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {listTagsByLetters, usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/TagsListByLetter';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** All tags of a blog or of docs in alphabetical order, with the number of pages that have them. */
export default function TagsList({tags}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const lead = selectMessage(
    tags.length,
    translate(
      {id: 'site.tags.count', message: 'One tag|{count} tags, each with its number of pages'},
      {count: tags.length},
    ),
  );
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <ul className={`clean-list ${styles.tags}`}>
        {listTagsByLetters(tags)
          .flatMap((letter) => letter.tags)
          .map(({permalink, label, count, description}) => (
            <li key={permalink}>
              <Link to={permalink} rel="tag">
                {label}
              </Link>
              <span>{count}</span>
              {description && <p>{description}</p>}
            </li>
          ))}
      </ul>
    </>
  );
}
