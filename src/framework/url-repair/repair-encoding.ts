/**
 * Escapes invalid percent-encoding, such as the sign in `/100%/`, so that the text can be decoded.
 */
export const repairEncoding = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/giu, (encoded) => {
    try {
      decodeURI(encoded);
      return encoded;
    } catch {
      // The error is the only way to tell that the text can't be decoded.
      return encoded.replaceAll('%', '%25');
    }
  });
