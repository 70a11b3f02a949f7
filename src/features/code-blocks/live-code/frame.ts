// The program of the frame, bundled on its own: it shares nothing with the page.
import * as React from 'react';
import {createRoot} from 'react-dom/client';
import type {FrameMessage, FrameState} from './messages';

declare global {
  interface Window {
    /** Called by the script with the reader's code. */
    runLiveCode: (code: (...scope: unknown[]) => unknown) => void;
  }
}

const container = document.createElement('div');
container.className = 'markdown';
document.body.append(container);

const pageStyles = new CSSStyleSheet();
const ownStyles = new CSSStyleSheet();
ownStyles.replaceSync(`
  html { background: var(--ifm-pre-background); }
  .markdown { display: flow-root; padding: 1rem; }
  [role='alert'] { margin: 0; padding: 0; }
`);
document.adoptedStyleSheets = [pageStyles, ownStyles];

const showError = (error: unknown) =>
  root.render(React.createElement('pre', {role: 'alert'}, String(error)));
const root = createRoot(container, {onUncaughtError: showError});

const render = (shown: unknown) =>
  root.render(
    typeof shown === 'function'
      ? React.createElement(shown as React.FunctionComponent)
      : (shown as React.ReactNode),
  );

const scope: Record<string, unknown> = {...React, React, render};
const names = Object.keys(scope).filter(
  (name) => /^[A-Za-z]\w*$/u.test(name) && name !== 'default',
);

window.runLiveCode = (code) => {
  try {
    const shown = code(...names.map((name) => scope[name]));
    if (shown !== undefined) {
      render(shown);
    }
  } catch (error) {
    showError(error);
  }
};

// A script that can't be parsed never runs.
addEventListener('error', (event) => {
  if (event.error instanceof SyntaxError) {
    event.preventDefault();
    showError(event.error);
  }
});

function run(body: string): void {
  const script = document.createElement('script');
  script.src = URL.createObjectURL(
    new Blob([`runLiveCode(function (${names.join()}) {${body}\n})`], {type: 'text/javascript'}),
  );
  // In the order in which they were written.
  script.async = false;
  script.addEventListener('load', () => {
    URL.revokeObjectURL(script.src);
    script.remove();
  });
  document.head.append(script);
}

addEventListener('message', ({data, source}: MessageEvent<FrameMessage>) => {
  if (source !== parent || typeof data !== 'object') {
    return;
  }
  if ('styles' in data) {
    const {theme} = data;
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.colorScheme = theme;
    pageStyles.replaceSync(data.styles);
  } else if ('error' in data) {
    showError(data.error);
  } else if ('body' in data) {
    run(data.body);
  }
});

const tellHeight = () => {
  const state: FrameState = {height: Math.ceil(container.getBoundingClientRect().height)};
  parent.postMessage(state, '*');
};
new ResizeObserver(tellHeight).observe(container);
// While the frame is out of view, browsers don't observe its size.
new MutationObserver(tellHeight).observe(container, {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
});
tellHeight();
