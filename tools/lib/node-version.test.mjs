// @ts-check
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readJson} from './json.mjs';
import {nodeProblem, OLDEST_NODE} from './node-version.mjs';
import {ROOT} from './paths.mjs';

describe('the Node.js version', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '100.0.0'])('%s is supported', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['12.22.12', '18.20.4', '20.18.3', '9.11.2'])('%s is reported as too old', (version) => {
    expect(nodeProblem(version)).toContain(`Node ${version} is too old`);
  });

  it('matches package.json', () => {
    const {engines} = readJson('package.json');
    expect(engines.node).toBe(`>=${OLDEST_NODE}`);
  });

  it.each(['start.mjs', 'lib/node-version.mjs'])(
    'is checked by %s, which old versions can parse',
    async (file) => {
      const code = await readFile(path.join(ROOT, 'tools', file), 'utf8');
      const imports = [...code.matchAll(/^import .*'(.+)'/gmu)].map(([, from]) => from);
      expect(imports.filter((from) => from !== './lib/node-version.mjs')).toEqual([]);
      // Optional chaining, `??`, top-level await and private fields came after Node 12.
      expect(code).not.toMatch(/\?\.|\?\?|^await |\s#\w+\s*[=(;]/mu);
    },
  );
});
