import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** An import that is replaced by another file or module. */
export type Replacement = {
  /** As it's written in the code. */
  request: string;
  /** The paths of the files whose import is replaced; by default, all files. */
  issuer?: RegExp;
  /** The path of a file, or the name of a module. */
  by: string;
};

/** The parts of the bundler's resolve data that are used here. */
type Import = {request: string; contextInfo: {issuer: string}};

/**
 * Makes a plugin for the bundler that replaces imports. If several replacements fit, the first one counts.
 * Aliases can't depend on the file that imports, and lose to core's aliases of whole folders.
 */
export function replaceImports(
  {currentBundler}: ConfigureWebpackUtils,
  replacements: Replacement[],
) {
  const requests = replacements.map(({request}) => request).join('|');
  return new currentBundler.instance.NormalModuleReplacementPlugin(
    new RegExp(`^(?:${requests})$`, 'u'),
    (imported: Import) => {
      const found = replacements.find(
        ({request, issuer}) =>
          request === imported.request && (issuer?.test(imported.contextInfo.issuer) ?? true),
      );
      imported.request = found?.by ?? imported.request;
    },
  );
}
