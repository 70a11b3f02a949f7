// @ts-check

/**
 * Where and what an error of the MDX parser is. Of an element without its end the parser gives
 * the place in the text of the message only.
 *
 * @param {unknown} error
 * @returns {{line: number, column: number, reason: string}} line and column from 1
 */
export function describeMdxError(error) {
  const {line, column, reason, message} = Object(error);
  const text = String(reason ?? message ?? error);
  const [, textLine = '1', textColumn = '1'] = /\((\d+):(\d+)/u.exec(text) ?? [];
  return {line: line ?? Number(textLine), column: column ?? Number(textColumn), reason: text};
}
