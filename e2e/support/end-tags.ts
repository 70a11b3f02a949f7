import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements whose end tag may be omitted (https://html.spec.whatwg.org/#optional-tags). */
const optional =
  /^(?:html|head|body|li|dt|dd|p|rt|rp|optgroup|option|colgroup|caption|thead|tbody|tfoot|tr|td|th)$/u;

const elementsIn = (node: Node): DefaultTreeAdapterTypes.Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
];

/**
 * Adds the end tags that the minifier may omit and changes nothing else, because html-validate only
 * knows some of the rules about them.
 *
 * @param html a page
 * @returns the same page with all end tags
 */
export function withEndTags(html: string): string {
  const missing = elementsIn(parse(html, {sourceCodeLocationInfo: true}))
    .filter(
      ({tagName, sourceCodeLocation: place}) =>
        place?.startTag && !place.endTag && optional.test(tagName),
    )
    // Of elements that end at the same place, the inner one was opened later.
    .map(({tagName, sourceCodeLocation: place}) => ({
      tagName,
      start: place!.startOffset,
      end: place!.endOffset,
    }))
    .sort((a, b) => a.end - b.end || b.start - a.start);
  let done = 0;
  return missing
    .map(({tagName, end}) => {
      const before = html.slice(done, end);
      done = end;
      return `${before}</${tagName}>`;
    })
    .concat(html.slice(done))
    .join('');
}
