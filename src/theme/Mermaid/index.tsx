import {translate} from '@docusaurus/Translate';
import ScrollBox from '@site/src/components/ScrollBox';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import React, {type ReactNode} from 'react';

/** A diagram that scrolls on small screens, where it would be too small to read. */
export default function MermaidInScrollBox(props: Props): ReactNode {
  return (
    <div data-drawn-by-code>
      <ScrollBox label={translate({id: 'site.mermaid.label', message: 'Scrollable diagram'})}>
        <Mermaid {...props} />
      </ScrollBox>
    </div>
  );
}
