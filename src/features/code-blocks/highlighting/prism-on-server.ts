// Only in the server's bundle (see index.ts), where the theme has loaded Prism's languages.
export {highlight as highlightOnServer} from './highlight';
