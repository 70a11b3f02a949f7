import {expect, it} from 'vitest';
import {compile} from './compile';

/** Runs the body like the frame does, with names that tell what happens. */
function run(code: string, isStatements = false): unknown {
  const result = compile(code, isStatements);
  if ('error' in result) {
    return result.error;
  }
  const React = {createElement: (...parts: unknown[]) => parts};
  const rendered: unknown[] = [];
  const render = (element: unknown) => void rendered.push(element);
  const returned = new Function('React', 'render', result.body)(React, render);
  return isStatements ? rendered : returned;
}

it('compiles an element, with and without a semicolon', () => {
  expect(run('<b>a</b>')).toEqual(['b', null, 'a']);
  expect(run('<b>a</b>;\n')).toEqual(['b', null, 'a']);
});

it('compiles a component with types', () => {
  expect(run('function A({n = 1}: {n?: number}) { return n as number; }')).toBeTypeOf('function');
});

it('compiles statements that call `render`', () => {
  expect(run('const a: string = "b"; render(<a>{a}</a>);', true)).toEqual([['a', null, 'b']]);
  expect(run('const a = 1;', true)).toContain('render');
});

it("says what's wrong with the code", () => {
  expect(run('<p>a')).toMatch(/^SyntaxError: .*\(1:/u);
});
