/** Encodes what is no percent-encoding, such as the sign in `/100%/`; gives a text that decodes. */
export const repairEncoding = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/giu, (encoded) => {
    try {
      decodeURI(encoded);
      return encoded;
    } catch {
      // Not to be ignored: this is how one asks whether it decodes.
      return encoded.replaceAll('%', '%25');
    }
  });
