// @ts-check
import ts from 'typescript';

/**
 * @param {string} source TypeScript that declares a type `Options`
 * @param {string} [file]
 * @returns {{type: ts.Type, checker: ts.TypeChecker}}
 */
export function compile(source, file = '/node_modules/@docusaurus/plugin/options.d.ts') {
  const options = {strict: true, noLib: true};
  const host = ts.createCompilerHost(options);
  const builtIn = 'interface Array<T> {[n: number]: T} interface RegExp {source: string}';
  const text = `${builtIn}\n${source}`;
  host.getSourceFile = (name) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : undefined;
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const declaration = program
    .getSourceFile(file)
    ?.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === 'Options');
  if (!declaration) {
    throw new Error("The source doesn't declare a type Options.");
  }
  return {type: checker.getTypeAtLocation(declaration), checker};
}
