import React, {type ComponentType, type ReactNode} from 'react';

/**
 * The half of an island that the build renders: plain HTML, which `lazyIsland` takes over in the
 * browser. Both have the same element around their content.
 */
export function staticIsland<Props extends object>(Content: ComponentType<Props>) {
  return function Island(props: Props): ReactNode {
    return (
      <div>
        <Content {...props} />
      </div>
    );
  };
}
