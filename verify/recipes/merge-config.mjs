// @ts-check
// Combines configurations as readers do with the samples of the docs. Recipes copy this file to
// their site.

/**
 * @param {any} value
 * @param {any} addition
 * @returns {any} the value with what the addition has
 */
function merge(value, addition) {
  if (Array.isArray(value) && Array.isArray(addition)) {
    const all = [...value, ...addition];
    return all.every((item) => typeof item === 'string') ? [...new Set(all)] : all;
  }
  if (isPlain(value) && isPlain(addition)) {
    const fields = Object.entries(addition).map(([name, field]) => {
      // The styles of two color themes aren't meant for each other.
      const isColorTheme = Array.isArray(field?.styles) && 'plain' in field;
      return [name, isColorTheme ? field : merge(value[name], field)];
    });
    return {...value, ...Object.fromEntries(fields)};
  }
  return addition;
}

const isPlain = (/** @type {unknown} */ value) =>
  Object.prototype.toString.call(value) === '[object Object]';

const isClassic = (/** @type {any} */ preset) => /classic$/u.test([preset].flat()[0]);

/** The options of the classic preset. */
const presetOptions = (/** @type {any} */ {presets = []}) =>
  [presets.find(isClassic)].flat()[1] ?? {};

const otherPresets = (/** @type {any} */ {presets = []}) =>
  presets.filter((/** @type {any} */ preset) => !isClassic(preset));

/**
 * Adds to a configuration what a sample has, except for its example URL.
 *
 * @param {any} config of a new site
 * @param {any} sample
 */
export function mergeConfig(config, sample) {
  const options = merge(presetOptions(config), presetOptions(sample));
  const {url, baseUrl} = config;
  const presets = [...[config, sample].flatMap(otherPresets), ['classic', options]];
  return {...merge(config, sample), url, baseUrl, presets};
}

/**
 * The options of a plugin in the preset of a sample.
 *
 * @param {any} sample
 * @param {'docs' | 'blog' | 'pages' | 'sitemap'} plugin
 */
export const optionsOf = (sample, plugin) => presetOptions(sample)[plugin];
