import React, {type ReactNode} from 'react';
import type {Entry} from '../../sidebar-of-files';
import styles from './styles.module.css';

type Props = {entries: Entry[]; onRename: (id: number, name: string) => void};

/** The files of a folder, each with a field for its name. */
export default function FileTree({entries, onRename}: Props): ReactNode {
  return (
    <ul className={styles.tree}>
      {entries.map((entry) => {
        const isFolder = 'entries' in entry;
        return (
          <li key={entry.id}>
            <div className={styles.file}>
              <input
                type="text"
                value={entry.name}
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                aria-label={isFolder ? 'Name of the folder' : `Name of the file: ${entry.heading}`}
                onChange={({target}) => onRename(entry.id, target.value)}
              />
              {isFolder ? <span>/</span> : <span># {entry.heading}</span>}
            </div>
            {isFolder && <FileTree entries={entry.entries} onRename={onRename} />}
          </li>
        );
      })}
    </ul>
  );
}
