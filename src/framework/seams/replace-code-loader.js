/**
 * A loader for the bundler (see `replaceCode`).
 *
 * @param {string} code of a file
 * @throws `problem` unless `from` is in it exactly once
 */
module.exports = function replaceCode(code) {
  const {from, to, problem} = this.getOptions();
  if (code.split(from).length !== 2) {
    throw new Error(problem);
  }
  return code.replace(from, () => to);
};
