import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import {rowAnchor} from '@site/src/markdown/row-anchor';
import styles from './styles.module.css';

type Element = ReactElement<ComponentProps<'td'> & {'data-column'?: string}>;

const elements = (node: ReactNode): Element[] =>
  Children.toArray(node).filter((child): child is Element => isValidElement(child));

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement(child) ? textOf((child as Element).props.children) : String(child),
    )
    .join('');
}

type RowProps = {row: Element; anchor: string; name: string; columns: string[]};

function Row({row, anchor, name, columns}: RowProps): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  // The HTML knows no anchor, and hydration would keep the class that is in it.
  const isBrowser = useIsBrowser();
  const isTarget = useLocation().hash === `#${anchor}` && isBrowser;
  const [first, ...rest] = elements(row.props.children);
  const link = (
    <Link
      to={`#${anchor}`}
      className={styles.link}
      aria-label={translate(
        {id: 'site.apiTable.linkLabel', message: 'Direct link to {name}'},
        {name},
      )}
    >
      #
    </Link>
  );
  return cloneElement(
    row,
    {id: anchor, className: clsx(styles.row, isTarget && styles.target), role: 'row'},
    first && cloneElement(first, {role: 'cell'}, first.props.children, link),
    ...rest.map((cell, index) =>
      cloneElement(cell, {role: 'cell', 'data-column': columns[index + 1]}),
    ),
  );
}

type Props = {
  /** What the table documents, such as `options/plugin-content-docs`; `verify/` compares it. */
  fact: string;
  /** Stands before the name of every row. */
  prefix?: string;
  /**
   * Which form of an object the table describes, when the object has several (`doc` among navbar
   * items). Rows of two forms may have one name, so it stands before every anchor.
   */
  variant?: string;
  /** One Markdown table. */
  children: ReactNode;
};

/**
 * A reference table whose rows can be linked to: each has an anchor from its name, a link that
 * shows on hover and takes the keyboard, and a highlight while the address names it.
 *
 * @throws when there is not exactly one table in it
 */
export default function APITable({fact, prefix = '', variant = '', children}: Props): ReactNode {
  const [table, ...others] = elements(children);
  if (!table || others.length > 0) {
    throw new Error(`<APITable fact="${fact}"> needs one Markdown table between its tags.`);
  }
  const [head, body] = elements(table.props.children);
  const columns = elements(elements(head?.props.children)[0]?.props.children).map(textOf);
  const rows = elements(body?.props.children).map((row) => {
    const name = prefix + textOf(elements(row.props.children)[0]);
    const id = [variant, rowAnchor(fact, name)].filter(Boolean).join('-');
    return <Row key={id} row={row} anchor={id} name={name} columns={columns} />;
  });
  // On a narrow screen rows become blocks, which takes their roles away unless they are given.
  return cloneElement(
    table,
    {className: styles.table, role: 'table'},
    head,
    body && cloneElement(body, {role: 'rowgroup'}, rows),
  );
}
