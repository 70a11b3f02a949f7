import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import {attribute} from '../../framework/built-pages/page';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

const diagramId = /^diagram-([\da-f]+)$/u;

/** What an image shows, in words: https://www.w3.org/TR/SVG2/struct.html#DescElement */
function descriptionOf(svg: Parent): string {
  const description = svg.childNodes.find(({nodeName}) => nodeName === 'desc');
  const [text] = description && 'childNodes' in description ? description.childNodes : [];
  return text && 'value' in text ? text.value : '';
}

/** A paragraph that says what the content below it is. */
function labelWith(content: Child[]): Child {
  const label = defaultTreeAdapter.createElement('p', html.NS.HTML, []);
  label.childNodes = content;
  defaultTreeAdapter.insertText(label, ':');
  return label;
}

/** @param imageUrl the URL of a diagram's image, by its name */
function simplify(parent: Parent, imageUrl: (picture: string) => string): void {
  parent.childNodes = parent.childNodes.flatMap((child): Child[] => {
    if (!('attrs' in child)) {
      return [child];
    }
    const classes = attribute(child, 'class')?.split(' ') ?? [];
    const [, picture] = diagramId.exec(attribute(child, 'id') ?? '') ?? [];
    if (child.tagName === 'svg' && picture) {
      const image = parseFragment('<img>').childNodes[0] as DefaultTreeAdapterTypes.Element;
      image.attrs = [
        {name: 'src', value: imageUrl(picture)},
        {name: 'alt', value: descriptionOf(child)},
      ];
      return [image];
    }
    const role = attribute(child, 'role');
    const tabName = attribute(child, 'data-name');
    if (tabName) {
      return [labelWith([defaultTreeAdapter.createTextNode(tabName)])];
    }
    if (
      ['button', 'svg'].includes(child.tagName) ||
      role === 'tablist' ||
      classes.includes('hash-link') ||
      // Next to the same formula in MathML.
      classes.includes('katex-html') ||
      classes.some((name) => name.startsWith('themedComponent--dark'))
    ) {
      return [];
    }
    simplify(child, imageUrl);
    if (child.tagName === 'summary') {
      // The rest previews the content.
      const title = child.childNodes.find(({nodeName}) => nodeName === 'strong') ?? child;
      return [labelWith('childNodes' in title ? title.childNodes : [])];
    }
    if (child.tagName === 'details') {
      return child.childNodes;
    }
    child.attrs = role === 'tabpanel' ? [] : child.attrs.filter(({name}) => name !== 'class');
    // Colors of code.
    return child.tagName === 'span' && child.attrs.every(({name}) => name === 'style')
      ? child.childNodes
      : [child];
  });
}

/**
 * Creates the items of a feed without what only works on the site: pages hold each screenshot twice,
 * of which their styles hide one, buttons, such as those that copy code, icons, the classes of styles,
 * the colors of code, diagrams in the site's colors, which are images here, and folded content and tabs,
 * which many readers drop or run together. Here, all are below each other, each with its label.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const {url, baseUrl} = params.siteConfig;
  const items = await defaultCreateFeedItems(params);
  return items.map(({content = '', ...item}) => {
    const fragment = parseFragment(content);
    simplify(fragment, (picture) => `${url}${baseUrl}img/diagrams/${picture}.svg`);
    return {...item, content: serialize(fragment)};
  });
};
