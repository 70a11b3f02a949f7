/**
 * The text of an entry for feed readers: what is folded on the page stands open, because many
 * readers drop the elements that fold it and would run its summary into the text.
 *
 * @param html of an entry, as the page has it
 */
export const unfold = (html: string): string =>
  html.replaceAll(
    /<details[^>]*><summary[^>]*><strong[^>]*>(.*?)<\/strong>.*?<\/summary>(.*?)<\/details>/gsu,
    '<p>$1:</p>$2',
  );
