import CodeBlock from '@theme/CodeBlock';
import React, {useSyncExternalStore, type ReactNode} from 'react';

const tags =
  'title, meta[name="robots"], meta[name="description"], link[rel="canonical"], meta[property="og:url"]';

/** The tags that search engines look at, a line each, as the head of the page has them now. */
function readHead(): string {
  return Array.from(document.head.querySelectorAll(tags), (tag) => {
    const copy = tag.cloneNode(true) as Element;
    // Docusaurus marks the tags that it keeps up to date.
    copy.removeAttribute('data-rh');
    return copy.outerHTML;
  }).join('\n');
}

/** The head is filled after the page is shown, and anew when the visitor goes to another page. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, {childList: true, subtree: true, attributes: true});
  return () => observer.disconnect();
}

/** The head of the page that this stands on; read in the browser, and empty without JavaScript. */
export default function OwnHead(): ReactNode {
  const head = useSyncExternalStore(subscribe, readHead, () => '');
  return (
    <figure aria-label="Head of this page">
      <CodeBlock language="html" title="The head of this page, read just now">
        {head || 'Your browser shows it when JavaScript is on, or in the source of the page.'}
      </CodeBlock>
    </figure>
  );
}
