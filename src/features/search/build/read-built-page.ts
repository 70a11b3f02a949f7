import {load} from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {plainNodes, type Node} from '../../../content/markdown/plain-nodes';
import {readSections} from '../../../content/markdown/read-sections';
import {toIndexed, type IndexedPage} from './index-page';

const converter = unified().use(rehypeParse, {fragment: true}).use(rehypeRemark);

/** Elements that aren't part of a page's text. */
const skipped =
  'button, form, iframe, nav, noscript, script, style, svg, template, .hash-link, [aria-hidden="true"], [hidden]';

/** Lists of posts and tags repeat the content of other pages. */
const lists = '.plugin-blog, [class*="docs-tag"]';

/** Links of built pages within the site have no origin. */
const resolveLink = (url: string) => (/^\/(?!\/)/u.test(url) ? url : undefined);

/**
 * Reads a built page that has no Markdown source, such as the showcase or a category index.
 *
 * @param html
 * @param permalink
 * @param title
 * @returns undefined for lists of posts and tags, but for the start page of a blog
 */
export function readBuiltPage(
  html: string,
  permalink: string,
  title: string,
): IndexedPage | undefined {
  const $ = load(html);
  const root = $('html');
  const description = $('meta[name="description"]').attr('content');
  if (root.is(lists)) {
    // The start page of a blog is found by its title and description.
    const isStart = root.is('.blog-list-page') && !/\/page\/\d+\/$/u.test(permalink);
    const section = {url: permalink, titles: [title], lines: [], passage: [], description};
    return isStart ? {tag: 'pages', permalink, sections: [section]} : undefined;
  }
  const main = $('main');
  if (main.length === 0) {
    return undefined;
  }
  main.find(skipped).remove();
  const anchors = Array.from(main.find('h1, h2, h3, h4, h5, h6'), ({attribs}) => attribs.id);
  const {children} = converter.runSync(converter.parse(main.html()!));
  const nodes = plainNodes(children as unknown as Node[]);
  visit({type: 'root', children: nodes} as never, 'heading', (heading: Node) => {
    const id = anchors.shift();
    heading.data = {...heading.data, ...(id && {id})};
  });
  const [first, ...rest] = toIndexed(permalink, readSections(nodes, title), {resolveLink});
  const tag = $('meta[name="docusaurus_tag"]').attr('content');
  return {
    tag: tag?.startsWith('docs-') ? tag : 'pages',
    permalink,
    // Without an anchor, results can only link to the page.
    sections: [
      {...first!, description},
      ...rest.filter(({url}) => anchors.length === 0 || url.includes('#')),
    ],
  };
}
