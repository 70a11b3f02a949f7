// @ts-check
import {withDeclared} from '../shape/declared.mjs';
import {fromJoi} from '../shape/from-joi.mjs';
import {shapeOf} from '../shape/shape.mjs';
import {typeOf} from '../types/named-types.mjs';
import {captureSchema} from './capture.mjs';
import {contentFileSources} from './content-file-sources.mjs';

/**
 * What front matter and the data files beside content accept.
 *
 * @param {import('../types/program.mjs').FrameworkTypes} types
 * @param {string} siteDir a folder that can be written to
 * @returns {Promise<[fact: string, shape: import('../shape/shape.mjs').Shape][]>}
 */
export async function contentFileShapes(types, siteDir) {
  /** @type {[string, import('../shape/shape.mjs').Shape][]} */
  const shapes = [];
  // One after the other, because each capture takes the first schema that is used.
  for (const [fact, {run, declared}] of Object.entries(contentFileSources)) {
    const shape = fromJoi(await captureSchema(() => run(siteDir))) ?? shapeOf('object');
    const type = declared && typeOf(...declared, types);
    shapes.push([fact, withDeclared(shape, type, types.checker)]);
  }
  return shapes;
}
