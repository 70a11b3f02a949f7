import fieldStyles from '@site/src/components/ColorField/styles.module.css';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {type ReactNode, useRef, useState} from 'react';
import {type Entry, type Item, sidebarOf} from '../../sidebar-of-files';
import Pane from '../Pane';
import panels from '../panels.module.css';
import styles from './styles.module.css';

const start: Entry[] = [
  {id: 1, name: '01-welcome.md', heading: 'Welcome aboard'},
  {
    id: 2,
    name: '02-Guides',
    entries: [
      {id: 3, name: '01-moor.md', heading: 'Moor the boat'},
      {id: 4, name: '02-reef.md', heading: 'Reef the sail'},
    ],
  },
  {id: 5, name: '03-tides.md', heading: 'Read the tides'},
];

/** A file without a number prefix, to show how it is sorted. */
const extraFile = {id: 6, name: 'anchors.md', heading: 'Choose an anchor'};

const rename = (entries: Entry[], id: number, name: string): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    name: entry.id === id ? name : entry.name,
    entries: entry.entries && rename(entry.entries, id, name),
  }));

/** Says where a file or folder is now, for visitors who don't see it. */
function placeOf(id: number, items: Item[]): string {
  const lists = [items, ...items.map((item) => item.items ?? [])];
  const list = lists.find((entries) => entries.some((entry) => entry.id === id));
  if (!list) {
    return `${extraFile.heading} is no longer in the sidebar.`;
  }
  const index = list.findIndex((entry) => entry.id === id);
  return `${list[index]!.label} is item ${index + 1} of ${list.length} in the sidebar.`;
}

type Props = {entries: Entry[]; onRename: (id: number, name: string) => void};

/** The files of a folder, each with a name that can be edited. */
function FileTree({entries, onRename}: Props): ReactNode {
  return (
    <ul className={styles.tree}>
      {entries.map(({id, name, heading, entries: files}) => (
        <li key={id}>
          <div className={styles.file}>
            <input
              className={fieldStyles.input}
              type="text"
              value={name}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              aria-label={heading ? `Name of the file: ${heading}` : 'Name of the folder'}
              onChange={({target}) => onRename(id, target.value)}
            />
            <span>{heading ? `# ${heading}` : '/'}</span>
          </div>
          {files && <FileTree entries={files} onRename={onRename} />}
        </li>
      ))}
    </ul>
  );
}

type MenuProps = {items: Item[]; current: Item; onOpen: (doc: Item) => void};

function Menu({items, current, onOpen}: MenuProps): ReactNode {
  return (
    <ul className="menu__list">
      {items.map((item) => (
        <li key={item.id} className="menu__list-item">
          {item.items ? (
            <>
              <span className={clsx('menu__link', styles.category)}>{item.label}</span>
              <Menu items={item.items} current={current} onOpen={onOpen} />
            </>
          ) : (
            <button
              type="button"
              className={clsx(
                'clean-btn menu__link',
                item.id === current.id && 'menu__link--active',
              )}
              aria-current={item.id === current.id ? 'page' : undefined}
              onClick={() => onOpen(item)}
            >
              {item.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

type NeighborProps = {label: string; doc: Item | undefined; onOpen: MenuProps['onOpen']};

function Neighbor({label, doc, onOpen}: NeighborProps): ReactNode {
  return doc ? (
    <button
      type="button"
      className={clsx('clean-btn', styles.neighbor)}
      onClick={() => onOpen(doc)}
    >
      <span>{label}</span> {doc.label}
    </button>
  ) : (
    <span />
  );
}

/** Files that the visitor can rename, next to the resulting sidebar, breadcrumbs and pagination. */
export default function SidebarDemo(): ReactNode {
  const [entries, setEntries] = useState(start);
  const [openId, setOpenId] = useState(1);
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const items = sidebarOf(entries);
  const docs = items.flatMap((item) => item.items ?? [item]);
  const current = docs.find(({id}) => id === openId) ?? docs[0]!;
  const index = docs.indexOf(current);
  const category = items.find((item) => item.items?.includes(current));
  const hasExtra = entries.some(({id}) => id === extraFile.id);
  const change = (next: Entry[], changedId: number) => {
    setEntries(next);
    setStatus(placeOf(changedId, sidebarOf(next)));
  };
  const toggleExtra = () =>
    change(
      hasExtra ? entries.filter(({id}) => id !== extraFile.id) : [...entries, extraFile],
      extraFile.id,
    );
  const reset = () => {
    setEntries(start);
    setStatus('The files are as they were at first.');
  };
  const open = (doc: Item) => {
    setOpenId(doc.id);
    setStatus(`The page is ${doc.label}.`);
  };
  // The first and last page have one button less, which would take the focus with it.
  const turnTo = (doc: Item) => {
    open(doc);
    heading.current?.focus();
  };

  return (
    <div className={panels.halves}>
      <Pane label="docs/" isFile>
        <FileTree
          entries={entries}
          onRename={(id, name) => change(rename(entries, id, name), id)}
        />
        <div className={panels.buttons}>
          <button type="button" className="button button--outline button--sm" onClick={toggleExtra}>
            {hasExtra ? `Delete ${extraFile.name}` : `Add ${extraFile.name}`}
          </button>
          <button type="button" className="button button--outline button--sm" onClick={reset}>
            Start over
          </button>
        </div>
      </Pane>
      <Pane label={`my-site.com/docs/${current.path}`}>
        <p className="sr-only" role="status">
          {status}
        </p>
        <div className={styles.site}>
          <nav className="menu" aria-label="Sidebar of the demonstration">
            <Menu items={items} current={current} onOpen={open} />
          </nav>
          <div className={styles.page}>
            <p className={styles.breadcrumbs}>
              {category && `${category.label} › `}
              {current.label}
            </p>
            <Heading as="h4" ref={heading} tabIndex={-1}>
              {current.label}
            </Heading>
            <div className={styles.lines} aria-hidden="true" />
            <div className={styles.neighbors}>
              <Neighbor label="Previous" doc={docs[index - 1]} onOpen={turnTo} />
              <Neighbor label="Next" doc={docs[index + 1]} onOpen={turnTo} />
            </div>
          </div>
        </div>
      </Pane>
    </div>
  );
}
