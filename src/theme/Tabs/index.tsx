import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Tabs that say which panel they open. The panels read the same attributes (see TabItem). */
export default function TabsOfPanels({children, values, ...props}: Props): ReactNode {
  const id = useId();
  const withIds = <Tab extends Pick<TabItemProps, 'value' | 'attributes'>>(tab: Tab) => {
    const name = encodeURIComponent(tab.value);
    const attributes = {id: `${id}tab-${name}`, 'aria-controls': `${id}panel-${name}`};
    return {attributes: {...attributes, ...tab.attributes}};
  };
  return (
    <Tabs {...props} values={values?.map((value) => ({...value, ...withIds(value)}))}>
      {
        Children.map(children, (child) =>
          // The original reports children that aren't tabs.
          isValidElement<TabItemProps>(child) && typeof child.props.value === 'string'
            ? cloneElement(child, withIds(child.props))
            : child,
        ) as ReactElement<TabItemProps>[]
      }
    </Tabs>
  );
}
