// Only in the server's bundle (see ../index.ts).
export {default as ColorDemo} from './ColorDemo';
export {default as MarkdownDemo} from './MarkdownDemo';
export {default as SidebarDemo} from './SidebarDemo';
