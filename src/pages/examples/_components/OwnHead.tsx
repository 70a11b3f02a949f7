import CodeBlock from '@theme/CodeBlock';
import React, {useSyncExternalStore, type ReactNode} from 'react';

const tags =
  'title, meta[name="robots"], meta[name="description"], link[rel="canonical"], meta[property="og:url"]';

/** The head tags that matter to search engines, one per line, in their current state. */
function readHead(): string {
  return Array.from(document.head.querySelectorAll(tags), (tag) => {
    const copy = tag.cloneNode(true) as Element;
    // Docusaurus marks the tags that it updates.
    copy.removeAttribute('data-rh');
    return copy.outerHTML;
  }).join('\n');
}

/** The head is updated after rendering and on every navigation. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, {childList: true, subtree: true, attributes: true});
  return () => observer.disconnect();
}

/** The head of the current page, read in the browser and empty without JavaScript. */
export default function OwnHead(): ReactNode {
  const head = useSyncExternalStore(subscribe, readHead, () => '');
  return (
    <figure aria-label="Head of this page">
      <CodeBlock language="html" title="The head of this page, read just now">
        {head || 'Turn on JavaScript to see it here, or view the page source.'}
      </CodeBlock>
    </figure>
  );
}
