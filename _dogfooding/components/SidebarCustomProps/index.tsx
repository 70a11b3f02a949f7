import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import React, {type ReactNode} from 'react';

type Found = {label: string; customProps: object};

const find = (items: PropSidebar): Found[] =>
  items.flatMap((item: PropSidebarItem) => [
    ...(item.type !== 'html' && item.customProps
      ? [{label: item.label, customProps: item.customProps}]
      : []),
    ...(item.type === 'category' ? find(item.items) : []),
  ]);

/** The custom props of all items of the current sidebar: the theme has no use for them itself. */
export default function SidebarCustomProps(): ReactNode {
  const found = find(useDocsSidebar()?.items ?? []);
  return (
    <dl>
      {found.map(({label, customProps}) => (
        <React.Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{JSON.stringify(customProps)}</code>
          </dd>
        </React.Fragment>
      ))}
    </dl>
  );
}
