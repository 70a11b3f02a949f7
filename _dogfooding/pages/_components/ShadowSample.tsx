import React, {useEffect, useRef, type ReactNode} from 'react';

type Props = {label: string; html: string};

/** Shows HTML in a shadow tree: no selector of the site reaches into it, inherited values do. */
export default function ShadowSample({label, html}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({mode: 'open'});
    root.innerHTML = html;
  }, [html]);
  return <div ref={host} role="group" aria-label={label} />;
}
