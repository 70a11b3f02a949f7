import React, {type ComponentType, type ReactNode} from 'react';
import ColorDemo from './ColorDemo';
import MarkdownDemo from './MarkdownDemo';
import SidebarDemo from './SidebarDemo';

/**
 * The counterpart of `lazyIsland` in the build, which renders the content to HTML. Both have the
 * same wrapper element.
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

/** The demos for the build. `islands.client` has those that the browser loads. */
export const ColorIsland = staticIsland(ColorDemo);
export const MarkdownIsland = staticIsland(MarkdownDemo);
export const SidebarIsland = staticIsland(SidebarDemo);
