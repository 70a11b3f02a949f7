import {createEngine, type Engine} from './engine';
import {createTagLoader, fetchText} from './load-tags';

/** The engine over the index of a site. @param baseUrl with the origin and a trailing slash */
export const createSiteEngine = (baseUrl: string): Engine =>
  createEngine(createTagLoader(fetchText(baseUrl)));
