// @ts-check
import {withDeclared} from '../shape/declared.mjs';
import {fromJoi} from '../shape/from-joi.mjs';
import {shapeOf} from '../shape/shape.mjs';
import {typeOf} from '../types/exports.mjs';
import {captureSchema} from './capture.mjs';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from '../framework.mjs';

/**
 * Reads the fields that front matter and the data files next to content accept.
 *
 * @param {import('../types/program.mjs').FrameworkTypes} types
 * @param {string} siteDir a writable folder
 * @returns {Promise<[fact: string, shape: import('../shape/shape.mjs').Shape][]>}
 */
export async function contentFileShapes(types, siteDir) {
  /** @type {[string, import('../shape/shape.mjs').Shape][]} */
  const shapes = [];
  for (const [fact, {run, declared}] of Object.entries(contentFileSources)) {
    const schema = await captureSchema(() => run(siteDir));
    if (!schema) {
      throw new Error(`Nothing validates ${fact} with Joi; find what does.`);
    }
    const shape = fromJoi(schema) ?? shapeOf('object');
    const type = declared && typeOf(...declared, types);
    shapes.push([fact, withDeclared(shape, type, types.checker)]);
  }
  return shapes;
}

/**
 * A kind of content file: front matter, or a data file next to the content.
 *
 * @typedef {object} Source
 * @property {(siteDir: string) => unknown} run makes the framework validate something
 * @property {[module: string, type: string]} [declared] the type of the same value
 */

/**
 * @param {string} file in a package
 * @param {string} name of a function in it
 */
const calling = (file, name) => () => load(file)[name]({});

/** @type {Record<string, Source>} by the name of the fact */
const contentFileSources = {
  'frontMatter/docs': {
    run: calling('@docusaurus/plugin-content-docs/lib/frontMatter.js', 'validateDocFrontMatter'),
    declared: ['@docusaurus/plugin-content-docs', 'DocFrontMatter'],
  },
  'frontMatter/blog': {
    run: calling(
      '@docusaurus/plugin-content-blog/lib/frontMatter.js',
      'validateBlogPostFrontMatter',
    ),
    declared: ['@docusaurus/plugin-content-blog', 'BlogPostFrontMatter'],
  },
  'frontMatter/pages': {
    run: calling('@docusaurus/plugin-content-pages/lib/frontMatter.js', 'validatePageFrontMatter'),
    declared: ['@docusaurus/plugin-content-pages', 'PageFrontMatter'],
  },
  'file/category': {
    run: calling(
      '@docusaurus/plugin-content-docs/lib/sidebars/validation.js',
      'validateCategoryMetadataFile',
    ),
  },
  'file/authors': {
    run: calling('@docusaurus/plugin-content-blog/lib/authorsMap.js', 'validateAuthorsMapInput'),
  },
  'file/tags': {
    run: (siteDir) => {
      writeFileSync(path.join(siteDir, 'tags.yml'), 'tag: {}\n');
      const contentPaths = {contentPath: siteDir, contentPathLocalized: siteDir};
      return load('@docusaurus/utils-validation').getTagsFile({tags: 'tags.yml', contentPaths});
    },
  },
};
