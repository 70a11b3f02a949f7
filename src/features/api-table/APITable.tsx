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
  // The static HTML can't know the hash, and hydration doesn't update mismatched class names.
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
  /**
   * The fact that the table documents, such as `options/plugin-content-docs`. `verify/` checks
   * the table against it.
   */
  fact: string;
  /** Prepended to the name of every row. */
  prefix?: string;
  /**
   * The variant of an object that the table describes, such as `doc` for navbar items. It prefixes
   * every anchor, because variants share property names.
   */
  variant?: string;
  /** One Markdown table. */
  children: ReactNode;
};

/**
 * A reference table with linkable rows. Each row has an anchor derived from its name, a focusable
 * link that appears on hover, and a highlight while the URL points to it.
 *
 * @throws when it doesn't contain exactly one table
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
  // On narrow screens rows become blocks, which would lose their implicit roles.
  return cloneElement(
    table,
    {className: styles.table, role: 'table'},
    head,
    body && cloneElement(body, {role: 'rowgroup'}, rows),
  );
}
