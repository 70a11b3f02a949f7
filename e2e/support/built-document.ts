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

const elementsIn = (route: string, selector: string) => {
  const $ = builtDocument(route);
  return {$, elements: $(selector).toArray()};
};

/** @returns the texts of all matching elements, without the invisible characters of heading links */
export function textsIn(route: string, selector: string): string[] {
  const {$, elements} = elementsIn(route, selector);
  return elements.map((element) => withoutGaps($(element).text()));
}

const withoutGaps = (text: string) => text.replace(/[\s\u200B]+/gu, ' ').trim();

/** @returns an attribute of all matching elements, by default where they link to */
export function attributesIn(
  route: string,
  selector: string,
  name = 'href',
): (string | undefined)[] {
  const {$, elements} = elementsIn(route, selector);
  return elements.map((element) => $(element).attr(name));
}

/** Links of a page whose text contains or is `name`, with their attributes. */
export const linksNamed = (route: string, name: string | RegExp, scope = '') => {
  const {$, elements} = elementsIn(route, `${scope} a`);
  return elements
    .map((link) => ({
      text: withoutGaps($(link).text()),
      href: $(link).attr('href'),
    }))
    .filter(({text}) => (typeof name === 'string' ? text === name : name.test(text)));
};
