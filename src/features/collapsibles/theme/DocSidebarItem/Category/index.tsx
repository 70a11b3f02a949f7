// Replaces the component of theme-classic 3.9.2, whose categories only open with React. It and
// slide-details.js can go once the theme renders closed categories as native elements.
import Link from '@docusaurus/Link';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {useDetails} from '../../../useDetails';
import styles from '../../../details.module.css';

/** The part of an item that a link has. */
const linkOf = ({label, href, className, customProps}: PropSidebarItemCategory) => ({
  type: 'link' as const,
  label,
  href: href!,
  className,
  customProps,
});

function Category({item, onItemClick, activePath, level}: Props): ReactNode {
  const {items, label, collapsible, className, href, linkUnlisted} = item;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const details = useDetails(isActive, activePath, isActive || !item.collapsed);
  const text = (
    <span title={label} className={styles.label}>
      {label}
    </span>
  );
  const linkClassName = clsx('menu__link', {
    'menu__link--sublist': collapsible,
    'menu__link--active': isActive,
  });
  const list = (
    <ul className="menu__list">
      <DocSidebarItems
        items={items}
        onItemClick={onItemClick}
        activePath={activePath}
        level={level + 1}
      />
    </ul>
  );
  const hasLink = href !== undefined && !linkUnlisted;

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        className,
      )}
    >
      {(hasLink || !collapsible) && (
        <div
          className={clsx('menu__list-item-collapsible', {
            'menu__list-item-collapsible--active': isCurrentPage,
          })}
        >
          <Link
            className={linkClassName}
            href={hasLink ? href : undefined}
            onClick={() => onItemClick?.(item)}
            aria-current={isCurrentPage ? 'page' : undefined}
            data-own-control={isCurrentPage && collapsible ? 'details' : undefined}
          >
            {text}
          </Link>
        </div>
      )}
      {collapsible ? (
        <details {...details} data-closes-siblings={autoCollapseCategories ? '' : undefined}>
          {hasLink ? (
            <summary
              className={clsx('menu__caret', styles.caret)}
              data-own-control="details"
              aria-label={translate(
                {id: 'site.sidebar.category', message: 'Pages in {label}'},
                {label},
              )}
            />
          ) : (
            <summary
              className={clsx(linkClassName, 'menu__link--sublist-caret')}
              data-own-control="details"
            >
              {text}
            </summary>
          )}
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  );
}

/** A category of a sidebar. Without visible items, it's a link to its page, or nothing. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, activePath} = props;
  if (useVisibleSidebarItems(item.items, activePath).length > 0) {
    return <Category {...props} />;
  }
  return item.href === undefined ? null : <DocSidebarItemLink {...props} item={linkOf(item)} />;
}
