import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import {rowAnchor} from '@site/src/content/markdown/row-anchor';
import styles from './styles.module.css';

type Element = ReactElement<ComponentProps<'td'>>;

const elements = (node: ReactNode): Element[] =>
  Children.toArray(node).filter((child): child is Element => isValidElement(child));

const childrenOf = (element: Element | undefined): Element[] => elements(element?.props.children);

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement(child) ? textOf((child as Element).props.children) : String(child),
    )
    .join('');
}

/** A name with its last part in bold: `docs.sidebar.` and `hideable`. */
function Name({name}: {name: string}): ReactNode {
  // The dots of `--locale <locale...>` don't separate parts.
  const [parent = ''] = /^.*\.(?=<?[\w-]+>?$)/u.exec(name) ?? [];
  return (
    <code className={styles.name}>
      {parent}
      <strong>{name.slice(parent.length)}</strong>
    </code>
  );
}

/** What a cell says about an option in a few words. A dash says nothing. */
function Chip({column, children}: {column: string; children: ReactNode}): ReactNode {
  const text = textOf(children);
  if (text === '' || text === '—') {
    return null;
  }
  const isRequired = text === 'required';
  return (
    <>
      {' '}
      <span className={clsx(styles.chip, isRequired && styles.required)}>
        {!isRequired && (
          // The look of a type says what it is.
          <span className={column === 'Type' ? 'sr-only' : styles.label}>
            {column.toLowerCase()}:{' '}
          </span>
        )}
        {children}
      </span>
    </>
  );
}

type OptionProps = {
  name: string;
  anchor: string;
  isTarget: boolean;
  /** The cells after the name, with the titles of their columns. */
  cells: {column: string; content: ReactNode}[];
};

function Option({name, anchor, isTarget, cells}: OptionProps): ReactNode {
  const description = cells.find(({column}) => column === 'Description');
  return (
    <li id={anchor} className={clsx(styles.option, isTarget && styles.target)}>
      <div className={styles.summary}>
        <span>
          <Name name={name} />
          <Link
            to={`#${anchor}`}
            className="hash-link"
            aria-label={translate(
              {id: 'site.apiTable.linkLabel', message: 'Direct link to {name}'},
              {name},
            )}
          />
        </span>
        {cells
          .filter((cell) => cell !== description)
          .map(({column, content}) => (
            <Chip key={column} column={column}>
              {content}
            </Chip>
          ))}
      </div>
      {description && <div className={styles.description}>{description.content}</div>}
    </li>
  );
}

type Props = {
  /**
   * The fact that the table documents, such as `options/plugin-content-docs`. `verify/` checks
   * the table against it.
   */
  fact: string;
  /** Prepended to the name of every option. */
  prefix?: string;
  /**
   * The variant of an object that the table describes, such as `doc` for navbar items. It prefixes
   * every anchor, because variants share property names.
   */
  variant?: string;
  /**
   * One Markdown table. Its first column has the names. The column "Description" goes below them,
   * and all others beside them.
   */
  children: ReactNode;
};

/**
 * A reference table as a list of options that can be linked to. Tables outside this component stay
 * tables.
 *
 * @throws when it doesn't contain exactly one table
 */
export default function APITable({fact, prefix = '', variant = '', children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The static HTML can't know the hash, and hydration doesn't update mismatched class names.
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const [table, ...others] = elements(children);
  if (!table || others.length > 0) {
    throw new Error(`<APITable fact="${fact}"> needs one Markdown table between its tags.`);
  }
  const [head, body] = childrenOf(table);
  const columns = childrenOf(childrenOf(head)[0]).map((cell) => textOf(cell.props.children));
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari needs it for lists without bullets.
    <ul role="list" className={styles.options}>
      {childrenOf(body).map((row) => {
        const [first, ...rest] = childrenOf(row);
        const name = prefix + textOf(first?.props.children);
        const anchor = [variant, rowAnchor(fact, name)].filter(Boolean).join('-');
        collectAnchor(anchor);
        return (
          <Option
            key={anchor}
            name={name}
            anchor={anchor}
            isTarget={isBrowser && hash === `#${anchor}`}
            cells={rest.map((cell, index) => ({
              column: columns[index + 1] ?? '',
              content: cell.props.children,
            }))}
          />
        );
      })}
    </ul>
  );
}
