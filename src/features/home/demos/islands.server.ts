import {staticIsland} from '../Island/staticIsland';
import ColorDemo from './ColorDemo';
import MarkdownDemo from './MarkdownDemo';
import SidebarDemo from './SidebarDemo';

/** What the build renders of the demonstrations; `islands.client` has what the browser loads. */
export const ColorIsland = staticIsland(ColorDemo);
export const MarkdownIsland = staticIsland(MarkdownDemo);
export const SidebarIsland = staticIsland(SidebarDemo);
