// Only in the server's bundle (see index.ts).
export {default as SocialsOnServer} from '@theme-init/Blog/Components/Author/Socials';
