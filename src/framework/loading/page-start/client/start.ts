// Runs on every page before anything else. See ../../README.md for what it is for.
import {isSlowConnection} from '../../slow-connection';
import {afterPaint, recordActions} from './early-actions';
import {answerTabs} from './tabs';
import {isHydrated, ownControl} from './recorded-actions';
import {chosenTab, hasChosenTab, leadsToOtherVersion, store, urlsIn} from './settings';

declare global {
  interface Window {
    /** Set once the first script has run. */
    pageStart?: true;
  }
}

/** The site's code, in the order in which it runs. */
const entry = urlsIn('entry');
/** The page's own code. */
const pageCode = urlsIn('code');

window.pageStart = true;

let isStarted = false;

function start(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  window.loadRecovery.expectHydration(true);
  for (const url of pageCode) {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'preload', as: 'script', href: url});
    document.head.append(link);
  }
  for (const url of entry) {
    const element = document.createElement('script');
    Object.assign(element, {src: url, async: false});
    document.head.append(element);
  }
}

const startAfterPaint = () => afterPaint(start);

/** Puts all code into the browser's cache without running it. */
function fetchCode(): void {
  for (const url of [...entry, ...pageCode]) {
    fetch(url, {priority: 'low'})
      .then((response) => response.blob())
      // It is requested again when the page starts, and only then its failure matters.
      .catch(() => {});
  }
}

/** What only code can show, or a page that its reader or its recovery loads once more. */
function needsCode(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const {search, hash} = location;
  // It isn't found if its ID has letters that URLs encode, so those pages start, too.
  const target = document.getElementById(hash.slice(1));
  return (
    navigation?.type === 'reload' ||
    search !== '' ||
    (hash !== '' && !target?.getClientRects().length) ||
    (document.querySelector('[role="tab"]') !== null && hasChosenTab()) ||
    leadsToOtherVersion() ||
    matchMedia('(display-mode: standalone)').matches
  );
}

/** Parts of the page that only code can draw, such as diagrams, start it when they come near. */
function startForParts(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        start();
      }
    },
    {rootMargin: '200px'},
  );
  document.querySelectorAll('[data-drawn-by-code]').forEach((part) => observer.observe(part));
}

function startOnIntent(): void {
  /** A link that leaves the page, or a control that needs no more code. */
  const isDone = (target: EventTarget | null) =>
    target instanceof Element &&
    target.closest(`a[data-early="busy"]:not([data-needs-code]), summary, ${ownControl}`) !== null;

  // Browsers send one without a movement when a page appears below a resting mouse.
  window.addEventListener('pointermove', ({pointerType, movementX, movementY}) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) {
      start();
    }
  });
  // Neither a tap on a link, which leaves the page, nor a focus that the page sets.
  window.addEventListener(
    'focusin',
    ({target}) => (target as Element).matches(':focus-visible') && startAfterPaint(),
  );
  window.addEventListener('keydown', startAfterPaint);
  // The answer to a click comes first.
  window.addEventListener('click', ({target}) => isDone(target) || startAfterPaint(), true);
  window.addEventListener('wheel', startAfterPaint, {passive: true});
  // In another tab of the browser, the reader has chosen a tab of such a group.
  window.addEventListener('storage', ({key}) => key?.startsWith(chosenTab) && start());
  // From the browser's menu. features/offline-app, which uses plugin-pwa's name, reads it then.
  window.addEventListener('appinstalled', () => {
    store('docusaurus.pwa.event.appInstalled.fired', 'true');
    start();
  });
  if (!isSlowConnection()) {
    // The event waits for this script.
    window.addEventListener('load', () => setTimeout(fetchCode));
  }
}

function onContent(): void {
  if (entry.length > 0) {
    (needsCode() ? start : startForParts)();
  }
}

if (!isHydrated()) {
  answerTabs();
  const hasActed = recordActions();
  // A page without them has its code in its HTML.
  if (entry.length > 0) {
    window.loadRecovery.expectHydration(false);
    startOnIntent();
    if (hasActed) {
      startAfterPaint();
    }
  }
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', onContent);
  } else {
    onContent();
  }
}
