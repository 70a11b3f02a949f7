import type {ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';

let root: Root | undefined;

/**
 * Shows a notice in the corner of the screen. Its region exists before it has content, because
 * screen readers only announce changes.
 */
export function showNotice(notice: ReactNode): void {
  if (!root) {
    const region = document.createElement('div');
    region.setAttribute('role', 'status');
    document.body.append(region);
    root = createRoot(region);
  }
  const shown = root;
  // A region that has just been added isn't observed yet.
  setTimeout(() => shown.render(notice), 100);
}
