import {transform} from 'sucrase';

/**
 * Compiles live code like react-live does, but doesn't run it.
 *
 * @param code JSX or TypeScript: one component or element, or statements that call `render`
 * @param isStatements
 * @returns the body of a function, or what's wrong with the code
 */
export function compile(code: string, isStatements: boolean): {body: string} | {error: string} {
  if (isStatements && !/render\s*\(/u.test(code)) {
    return {error: 'SyntaxError: Code with `noInline` has to call `render`.'};
  }
  const source = isStatements ? code : `return (${code.trim().replace(/;$/u, '')})`;
  try {
    const transforms = ['jsx', 'typescript', 'imports'] as const;
    return {body: transform(source, {transforms: [...transforms], production: true}).code};
  } catch (error) {
    return {error: String(error)};
  }
}
