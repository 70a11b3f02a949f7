import type {ThemeConfig} from '@docusaurus/theme-mermaid';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Node} from '../../content/markdown/plain-nodes';
import {descriptionIn, hasPicture, pictureName, readPicture} from './pictures';

/** The modules of its components, which Markdown files use without an import. */
export const components = {diagram: '@site/src/features/diagrams/Diagram'};

/** What Docusaurus makes of a code block, without its position (@docusaurus/mdx-loader 3.9.2, lib/remark/mermaid). */
type MermaidBlock = {
  type: 'mermaidCodeBlock';
  data: {hName: string; hProperties: Record<string, string> & {value?: string}};
};

/**
 * A remark plugin that shows each diagram as its picture, which `npm run diagrams` draws. It fails on
 * a diagram without one.
 *
 * @param settings of the site, of which pictures depend
 */
export default function diagrams(settings: ThemeConfig['mermaid']): Transformer<Root> {
  return (root, file) => {
    visit(root as Node, 'mermaidCodeBlock', (node: Node) => {
      const {data} = node as unknown as MermaidBlock;
      const {value = ''} = data.hProperties;
      const picture = pictureName(value, settings);
      if (!hasPicture(picture)) {
        file.fail(`A diagram has no picture yet. Draw it with: npm run diagrams\n\n${value}`);
      }
      data.hName = 'diagram';
      data.hProperties = {picture, description: descriptionIn(readPicture(picture))};
    });
  };
}
