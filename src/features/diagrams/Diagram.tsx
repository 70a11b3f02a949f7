import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ScrollBox from '@site/src/components/ScrollBox';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';

type Props = {
  /** The name of its picture, without the extension. */
  picture: string;
  /** What it shows, in words. */
  description: string;
};

/**
 * A diagram of the content. Its picture is in the HTML of the build (see index.ts), which hydration
 * leaves as it is. A page that is opened from another one loads it.
 */
export default function Diagram({picture, description}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const url = useBaseUrl(`/img/diagrams/${picture}.svg`);
  const [svg, setSvg] = useState('');
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (container.current!.firstChild) {
      return;
    }
    fetch(url)
      .then((response) => (response.ok ? response.text() : Promise.reject(response.statusText)))
      .then(setSvg)
      .catch(() => setFailed(true));
  }, [url]);

  if (hasFailed) {
    return (
      <p>
        {translate(
          {id: 'site.diagram.failed', message: 'This diagram could not be loaded: {description}'},
          {description},
        )}
      </p>
    );
  }
  return (
    <ScrollBox label={translate({id: 'site.mermaid.label', message: 'Scrollable diagram'})}>
      <div
        ref={container}
        className="docusaurus-mermaid-container"
        data-diagram={picture}
        dangerouslySetInnerHTML={{__html: svg}}
        suppressHydrationWarning
      />
    </ScrollBox>
  );
}
