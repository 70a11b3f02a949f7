import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../src/testing/temporary-folder';
import {forgetVerdicts, keepVerdict, verdictTable} from './verdicts.mjs';

const folder = path.join(temporaryFolder(), 'all');

it('the table has a line for each judge, with the parts of its verdict added up', () => {
  expect(verdictTable(folder)).toEqual([]);
  keepVerdict({judge: 'axe 4', pages: 10, findings: ['a', 'b']}, '/docs/', folder);
  keepVerdict({judge: 'axe 4', pages: 5, findings: ['c']}, '/blog/', folder);
  keepVerdict({judge: 'links 1', pages: 7, findings: []}, undefined, folder);
  expect(verdictTable(folder).sort()).toEqual([
    'axe 4: 15 pages, 3 findings',
    'links 1: 7 pages, 0 findings',
  ]);
  forgetVerdicts(folder);
  expect(verdictTable(folder)).toEqual([]);
});
