import {type CheerioAPI, load} from 'cheerio';
import {builtPage} from './routes';

const documents = new Map<string, CheerioAPI>();

/**
 * @param route of a page, such as `/docs/cli/`
 * @returns its built HTML, as a reader without JavaScript gets it, parsed once per file of tests
 */
export function builtDocument(route: string): CheerioAPI {
  const document = documents.get(route) ?? load(builtPage(route));
  documents.set(route, document);
  return document;
}

const withoutGaps = (text: string) => text.replace(/[\s\u200B]+/gu, ' ').trim();

/** @returns the texts of all matching elements, without the invisible characters of heading links */
export function textsIn(route: string, selector: string): string[] {
  const $ = builtDocument(route);
  return $(selector)
    .toArray()
    .map((element) => withoutGaps($(element).text()));
}

/** @returns an attribute of all matching elements, by default where they link to */
export function attributesIn(
  route: string,
  selector: string,
  name = 'href',
): (string | undefined)[] {
  const $ = builtDocument(route);
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
}

/** Links of a page whose text contains or is `name`. */
export const linksNamed = (route: string, name: string | RegExp, scope = '') => {
  const $ = builtDocument(route);
  return $(`${scope} a`)
    .toArray()
    .map((link) => ({text: withoutGaps($(link).text()), href: $(link).attr('href')}))
    .filter(({text}) => (typeof name === 'string' ? text === name : name.test(text)));
};
