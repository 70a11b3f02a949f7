import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import type {Section} from '../../types';
import IconButton from '../IconButton';
import {CloseIcon, StarIcon} from '../icons';
import {useAreas} from '../useAreas';
import {useFocusAfterRemoval} from '../useFocusAfterRemoval';
import {useQuietLinks} from '../useQuietLinks';
import lists from '../list.module.css';
import styles from './styles.module.css';

type Props = {
  title: string;
  sections: Section[];
  onOpen: (section: Section) => void;
  /** Offers to keep a section as a favorite. */
  onMark?: (section: Section) => void;
  onRemove: (section: Section) => void;
  /** Called when the last one has left the list, and the focus has to go elsewhere. */
  onEmptied: () => void;
};

/** Results that were opened before; nothing when there are none. */
export default function KeptSearches({
  title,
  sections,
  onOpen,
  onMark,
  onRemove,
  onEmptied,
}: Props): ReactNode {
  const titleId = useId();
  const areaOf = useAreas();
  const linkTo = useQuietLinks();
  const {listRef, willRemove} = useFocusAfterRemoval(sections, onEmptied);
  if (sections.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId} className={lists.heading}>
        {title}
      </p>
      <ul ref={listRef} className={styles.kept}>
        {sections.map((section, index) => {
          const name = section.titles.at(-1)!;
          return (
            <li key={section.url} className={styles.keptSearch}>
              {/* eslint-disable-next-line @docusaurus/no-html-links -- see `useQuietLinks` */}
              <a
                className={clsx(lists.row, styles.keptLink)}
                data-row
                {...linkTo(section.url, () => onOpen(section))}
              >
                <span className={lists.title}>{name}</span>
                <span className={lists.detail}>
                  {[areaOf(section.tag), ...section.titles.slice(0, -1)].join(' › ')}
                </span>
              </a>
              {onMark && (
                <IconButton
                  label={translate(
                    {id: 'site.search.mark', message: 'Keep “{name}” as a favorite'},
                    {name},
                  )}
                  onClick={() => {
                    willRemove(index);
                    onMark(section);
                  }}
                >
                  <StarIcon />
                </IconButton>
              )}
              <IconButton
                label={translate({id: 'site.search.remove', message: 'Remove “{name}”'}, {name})}
                onClick={() => {
                  willRemove(index);
                  onRemove(section);
                }}
              >
                <CloseIcon />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
