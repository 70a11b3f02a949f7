// @ts-check

/**
 * The content of a type cell: the kinds of values it allows, and the literals it lists.
 *
 * @typedef {{kinds: Set<string>, literals: unknown[], open: boolean}} WrittenType `open` when a
 *   named type is included, which can't be compared
 */

/** Kinds by the start of a union member; the first match is used. */
const kinds = /** @type {[RegExp, string][]} */ ([
  [/^(?:'.*'|".*"|`.*`)$/su, 'string'],
  [/^-?\d+(?:\.\d+)?$/u, 'number'],
  [/^(?:true|false|boolean)$/u, 'boolean'],
  [/^null$/u, 'null'],
  [/^undefined$/u, 'undefined'],
  [/^(?:string|number|object|function|array)$/u, 'same'],
  [/\[\]$|^(?:readonly )?\[|^(?:Readonly)?Array</u, 'array'],
  [/=>/u, 'function'],
  [/^(?:\{|Record<|Partial<)/u, 'object'],
  [/^RegExp$/u, 'object'],
]);

/**
 * Reads a type cell as a union of all its code spans.
 *
 * @param {string} cell Markdown
 * @returns {WrittenType | undefined} undefined if the cell contains no code
 */
function readType(cell) {
  const spans = [...cell.matchAll(/`([^`]+)`/gu)].map(([, code]) => code ?? '');
  const members = spans
    .flatMap(splitUnion)
    .map((member) => member.replace(/^\((.*)\)(?=\[\]$)/su, '$1'));
  if (members.length === 0) {
    return undefined;
  }
  /** @type {WrittenType} */
  const type = {kinds: new Set(), literals: [], open: false};
  for (const member of members) {
    const kind = kinds.find(([pattern]) => pattern.test(member))?.[1];
    if (!kind) {
      type.open = true;
    } else if (kind !== 'undefined') {
      type.kinds.add(kind === 'same' ? member : kind);
    }
    if (/^['"]/u.test(member)) {
      type.literals.push(member.slice(1, -1));
    } else if (/^-?\d|^(?:true|false|null)$/u.test(member)) {
      type.literals.push(JSON.parse(member));
    }
  }
  return type;
}

/**
 * Splits a union at its pipes, ignoring those inside brackets or quotes.
 *
 * @param {string} text
 */
function splitUnion(text) {
  const members = [''];
  let depth = 0;
  let quote = '';
  for (const [index, character] of [...text].entries()) {
    if (quote) {
      quote = character === quote ? '' : quote;
    } else if (/['"]/u.test(character)) {
      quote = character;
    } else if ('([{<'.includes(character)) {
      depth += 1;
    } else if (')]}'.includes(character) || (character === '>' && text[index - 1] !== '=')) {
      depth -= 1;
    }
    if (character === '|' && depth === 0 && !quote) {
      members.push('');
    } else {
      members[members.length - 1] += character;
    }
  }
  const trimmed = members.map((member) => member.trim()).filter(Boolean);
  // `(a | b) => c` is one member; a function type includes everything after its arrow.
  const arrow = trimmed.findIndex((member) => member.includes('=>'));
  return arrow === -1 ? trimmed : [...trimmed.slice(0, arrow), trimmed.slice(arrow).join(' | ')];
}

/**
 * Compares the type in a table with the type that the package accepts.
 *
 * @param {string} cell
 * @param {import('../extract/shape/entries.mjs').Entry} entry
 * @param {boolean} [isVariant] whether the cell may list less than the package, which accepts more
 *   in other forms of the same object
 * @returns {string | undefined} what is wrong
 */
export function typeProblem(cell, entry, isVariant = false) {
  const written = readType(cell);
  if (!written) {
    return `the type is missing; the package accepts ${entry.type}`;
  }
  const accepted = entry.type.split(' | ');
  if (written.open || accepted.includes('any')) {
    return undefined;
  }
  const extra = [...written.kinds].filter((kind) => !accepted.includes(kind));
  const missing = accepted.filter((kind) => !written.kinds.has(kind));
  if (extra.length > 0 || (missing.length > 0 && !isVariant)) {
    return `the type is ${[...written.kinds].join(' | ')}; the package accepts ${entry.type}`;
  }
  const {values = []} = entry;
  const unlisted = values.filter((value) => !written.literals.includes(value));
  const unknown = values.length
    ? written.literals.filter((value) => typeof value === 'string' && !values.includes(value))
    : [];
  // A kind with listed values can be open, such as any string in addition to two special ones.
  return (unlisted.length > 0 && !isVariant) || unknown.length > 0
    ? `the values are ${list(written.literals)}; the package accepts ${list(values)}`
    : undefined;
}

/** @param {unknown[]} values */
const list = (values) => values.map((value) => JSON.stringify(value)).join(', ') || 'not listed';
