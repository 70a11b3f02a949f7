import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {ListRow} from '@site/src/components/List';
import {contributorsId, kinds} from '../../kinds';
import type {ChangeCount} from '../../types';
import UtcDate from '@site/src/components/UtcDate';
import {useReleaseMetadata} from '../../release-metadata';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** How many kinds of change a list entry shows. The first ones matter most to readers. */
const shownKinds = 4;

function Count({change}: {change: ChangeCount}): ReactNode {
  const {title: version, permalink} = useReleaseMetadata();
  const {selectMessage} = usePluralForm();
  const {noun} = kinds.find(({id}) => id === change.id)!;
  const label = selectMessage(change.count, noun).replace('{count}', String(change.count));
  return (
    <li>
      <Link to={`${permalink}#${change.id}`}>
        {label}
        <span className="sr-only"> in {version}</span>
      </Link>
    </li>
  );
}

/** An entry of a list: version, day, summary, and how much changed. */
export default function ReleaseSummary({children}: {children: ReactNode}): ReactNode {
  const {title: version, permalink, date, release} = useReleaseMetadata();
  const changes = release.changes.filter(({id}) => id !== contributorsId).slice(0, shownKinds);
  return (
    <ListRow
      title={<Link to={permalink}>{version}</Link>}
      facts={[<UtcDate key="date" date={date} />]}
    >
      <BlogPostItemContent className={styles.summary}>{children}</BlogPostItemContent>
      {changes.length > 0 && (
        <ul className={styles.counts} aria-label={`Changes in ${version}`}>
          {changes.map((change) => (
            <Count key={change.id} change={change} />
          ))}
        </ul>
      )}
    </ListRow>
  );
}
