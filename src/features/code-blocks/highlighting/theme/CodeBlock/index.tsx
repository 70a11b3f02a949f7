// Replaces CodeBlock of theme-classic and theme-live-codeblock 3.9.2. The original renders all code
// again after hydration, because a Prism theme's colors depend on the color mode.
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import LiveCodeBlock from '@theme/LiveCodeBlock';
import React, {isValidElement, type ReactNode} from 'react';
import {BuiltCodeContext, textOf} from '../../built-code';

declare module '@theme/CodeBlock' {
  interface Props {
    live?: boolean;
    /** The highlighted code. The rehype plugin sets it, and `lines`. */
    html?: string;
    lines?: string;
  }
}

/** A code block: from a Markdown file, live, or with any code or elements. */
export default function CodeBlock({html, lines, children, ...props}: Props): ReactNode {
  if (props.live) {
    return <LiveCodeBlock {...props}>{children}</LiveCodeBlock>;
  }
  const built = html === undefined ? null : {html, lineClassNames: JSON.parse(lines ?? '{}')};
  const isText = !React.Children.toArray(children).some((child) => isValidElement(child));
  const given = isText && Array.isArray(children) ? children.join('') : children;
  const code = built ? textOf(built.html) : given;
  return typeof code === 'string' ? (
    <BuiltCodeContext value={built}>
      <StringContent {...props}>{code}</StringContent>
    </BuiltCodeContext>
  ) : (
    <ElementContent {...props}>{code}</ElementContent>
  );
}
