import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {parseLanguage, parseLines} from '@docusaurus/theme-common/internal';
import {buildSync} from 'esbuild';
import type {Root} from 'hast';
import {Prism} from 'prism-react-renderer';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {highlightNestedCode} from './theme/prism-include-languages/nested-code';
import {highlight} from './highlighting/highlight';

const load = createRequire(__filename);

/** Loads languages into the Prism of prism-react-renderer, which the theme uses. */
function preparePrism(languages: string[]): void {
  // Docusaurus evaluates its configuration several times per build, but there is one Prism.
  if (!('mdx' in Prism.languages)) {
    Object.assign(globalThis, {Prism});
    for (const language of ['markup-templating', ...languages]) {
      load(`prismjs/components/prism-${language}`);
    }
    Reflect.deleteProperty(globalThis, 'Prism');
    highlightNestedCode(Prism);
  }
}

/** The theme's own reading of code blocks, which is made for bundlers (see the seam `codeLines`). */
function loadCodeBlockUtils() {
  const theme = path.dirname(load.resolve('@docusaurus/theme-common'));
  const {outputFiles} = buildSync({
    stdin: {
      contents: "export {parseLines, parseClassNameLanguage} from './codeBlockUtils';",
      resolveDir: path.join(theme, 'utils'),
    },
    bundle: true,
    packages: 'external',
    platform: 'node',
    loader: {'.js': 'jsx'},
    write: false,
  });
  const bundle = {exports: {}};
  new Function('module', 'require', outputFiles[0]!.text)(bundle, load);
  return bundle.exports as {
    parseLines: typeof parseLines;
    parseClassNameLanguage: typeof parseLanguage;
  };
}

/**
 * A rehype plugin that highlights code blocks except live ones. It replaces their code with two
 * properties for theme/CodeBlock: `html`, from `highlight`, and `lines`, the classes of lines as JSON.
 * Its options are those of `themeConfig.prism`.
 */
export default function highlightCode({
  additionalLanguages = [],
  defaultLanguage = 'text',
  magicComments = [],
}: Partial<ThemeConfig['prism']> & {additionalLanguages?: string[]}): Transformer<Root> {
  preparePrism(additionalLanguages);
  const {parseLines, parseClassNameLanguage} = loadCodeBlockUtils();
  return (root) =>
    visit(root, {type: 'element', tagName: 'pre'}, ({children: [element]}) => {
      const text = element?.type === 'element' && element.children[0];
      if (!text || text.type !== 'text' || element.children[1] || element.properties.live) {
        return;
      }
      const {properties} = element;
      const className = [properties.className].flat().join(' ');
      const language = (parseClassNameLanguage(className) ?? defaultLanguage).toLowerCase();
      const metastring = properties.metastring as string | undefined;
      const {code, lineClassNames} = parseLines(text.value, {metastring, language, magicComments});
      properties.html = highlight(code, language);
      if (Object.keys(lineClassNames).length > 0) {
        properties.lines = JSON.stringify(lineClassNames);
      }
      element.children = [];
    });
}
