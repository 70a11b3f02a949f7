import React, {type ComponentType, type ReactNode} from 'react';
import ColorDemo from './ColorDemo';
import MarkdownDemo from './MarkdownDemo';
import SidebarDemo from './SidebarDemo';

/**
 * The half of an island that the build renders: plain HTML, which `lazyIsland` takes over in the
 * browser. Both have the same element around their content.
 */
function staticIsland<Props extends object>(Content: ComponentType<Props>) {
  return function Island(props: Props): ReactNode {
    return (
      <div>
        <Content {...props} />
      </div>
    );
  };
}

/** What the build renders of the demonstrations; `islands.client` has what the browser loads. */
export const ColorIsland = staticIsland(ColorDemo);
export const MarkdownIsland = staticIsland(MarkdownDemo);
export const SidebarIsland = staticIsland(SidebarDemo);
