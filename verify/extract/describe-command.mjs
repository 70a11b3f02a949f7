// @ts-check

/**
 * @typedef {{flag: string, short?: string, argument?: string, default?: unknown}} Flag
 * @typedef {{flags: Flag[]}} Command
 */

/**
 * @param {any} command a commander 5 command, whose internals are untyped
 * @returns {Command} without `--help` and `--version`
 */
export const describeCommand = ({options}) => ({
  flags: options
    .filter((/** @type {any} */ {long}) => long !== '--version')
    .map(describeFlag)
    .sort((/** @type {Flag} */ one, /** @type {Flag} */ other) => (one.flag < other.flag ? -1 : 1)),
});

/**
 * @param {any} option
 * @returns {Flag}
 */
function describeFlag({flags, long, short, negate, defaultValue, description}) {
  const [argument] = /[<[].*[>\]]$/u.exec(flags) ?? [];
  // Docusaurus documents most defaults only in the help text. For `--no-open`, commander's default
  // is the one of `--open`.
  const value = toldDefault(description) ?? (negate ? undefined : defaultValue);
  return {
    flag: long,
    ...(short && {short}),
    ...(argument && {argument}),
    ...(value !== undefined && {default: value}),
  };
}

/**
 * @param {string} help such as `use specified port (default: 3000)`
 * @returns {unknown} the value, without anything after a comma
 */
function toldDefault(help) {
  const text = /\(default: ?([^,)]+)/u.exec(help)?.[1]?.replaceAll('`', '');
  return text && /^(?:true|false|\d+|".*")$/u.test(text) ? JSON.parse(text) : text;
}
