/** Packages without types. */
declare module 'wink-porter2-stemmer' {
  /** @param word in lowercase */
  export default function stem(word: string): string;
}

declare module '@docsearch/react/style';
