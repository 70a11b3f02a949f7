import {lazyIsland} from '../Island/lazyIsland';

/** What the browser loads of the demonstrations; `islands.server` has what the build renders. */
export const ColorIsland = lazyIsland(() => import('./ColorDemo'));
export const MarkdownIsland = lazyIsland(() => import('./MarkdownDemo'));
export const SidebarIsland = lazyIsland(() => import('./SidebarDemo'));
