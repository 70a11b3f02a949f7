import {MDXProvider} from '@mdx-js/react';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import React, {type ComponentProps, type ReactElement, type ReactNode} from 'react';
import Pane from '../Pane';
import panels from '../panels.module.css';
import Sample from './sample.mdx';

type Code = ReactElement<ComponentProps<typeof CodeBlock>>;

// Only the theme components that the sample needs, because all of them would be a large download.
const components = {
  h2: ({children}: {children: ReactNode}) => (
    <Heading as="h4" className={panels.heading}>
      {children}
    </Heading>
  ),
  admonition: Admonition,
  pre: ({children}: {children: Code}) => <CodeBlock {...children.props} />,
};

/** A Markdown file next to the page it creates, rendered with the theme's own components. */
export default function MarkdownDemo({source}: {source: string}): ReactNode {
  return (
    <div className={panels.halves}>
      <Pane label="docs/moor.mdx" isFile>
        <CodeBlock language="markdown" className={panels.bare}>
          {source}
        </CodeBlock>
      </Pane>
      <Pane label="my-site.com/docs/moor">
        <MDXProvider components={components}>
          <Sample />
        </MDXProvider>
      </Pane>
    </div>
  );
}
