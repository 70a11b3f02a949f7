import {type CheerioAPI, load} from 'cheerio';
import {builtPage} from './routes';

const documents = new Map<string, CheerioAPI>();

/**
 * @param route of a page, such as `/docs/cli/`
 * @returns its built HTML, as a reader without JavaScript gets it, parsed once per file of tests
 */
export function builtDocument(route: string): CheerioAPI {
  const known = documents.get(route);
  if (known) {
    return known;
  }
  const document = load(builtPage(route));
  documents.set(route, document);
  return document;
}
