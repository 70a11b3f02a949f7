// @ts-check

/**
 * What a site with a plugin prints when the plugin refuses its options.
 *
 * @param {Pick<import('../../kit.mjs').Eyes, 'write' | 'failure'>} eyes
 * @param {string} entry in the plugins of the configuration
 */
export async function errorOf({write, failure}, entry) {
  const site = `title: 'A', url: 'https://a.example', baseUrl: '/', plugins: [${entry}]`;
  write('wrong.config.ts', `export default {${site}};`);
  return failure('npm run build -- --config wrong.config.ts');
}
