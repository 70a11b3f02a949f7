/**
 * A loader for the bundler (see the seam `weakModules`).
 *
 * @param {string} code of the table of all modules of pages
 * @throws when it has no weak references, which something else may have replaced
 */
module.exports = (code) => {
  const weak = 'require.resolveWeak(';
  if (!code.includes(weak)) {
    throw new Error(`registry.js has no "${weak}" (see the seam weakModules).`);
  }
  return code.replaceAll(weak, 'String(');
};
