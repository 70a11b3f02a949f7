// In `@theme/MDXComponents`, every page with Markdown would load the site's own components, too. Here, a
// Markdown file imports those that it uses. Imports in the file and components from a provider or from
// props come before these. Markdown that is imported from outside the content folders is compiled by
// core's own loader and gets none of them.
import {parse} from 'acorn';
import type {Program} from 'estree';
import {visit} from 'estree-util-visit';
import type {Transformer} from 'unified';

/** The module of a component, by its name in Markdown or the element that it stands for. */
type ComponentModules = Record<string, string>;

/**
 * A recma plugin that imports the components of a list that a Markdown file uses.
 */
export default function importComponents(modules: ComponentModules): Transformer<Program> {
  return (program) => {
    const used = new Set<string>();
    // MDX has the names of all components that don't come from the file itself as keys of objects.
    visit(program, (node) => {
      if (
        node.type === 'Property' &&
        node.key.type === 'Identifier' &&
        Object.hasOwn(modules, node.key.name)
      ) {
        used.add(node.key.name);
      }
    });
    for (const {source, specifiers} of program.body.filter(
      (node) => node.type === 'ImportDeclaration',
    )) {
      const [specifier] = specifiers;
      if (used.size > 0 && source.value === '@mdx-js/react' && specifier) {
        specifier.local.name = '_provided';
        const names = [...used];
        const imports = names.map(
          (name) => `import _${name} from ${JSON.stringify(modules[name])};`,
        );
        const entries = names.map((name) => `${name}: _${name}`);
        const code = `${imports.join('\n')}
const _provideComponents = () => ({${entries.join(', ')}, ..._provided()});`;
        const added = parse(code, {
          sourceType: 'module',
          ecmaVersion: 'latest',
        }) as unknown as Program;
        program.body.unshift(...added.body);
      }
    }
  };
}
