import {readFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../lib/paths.mjs';
import releases from '../../src/data/releases.json';
import {hashUpstream, readParts} from '../../src/framework/seams/upstream';
import {
  buildCopy,
  copyDir,
  failedSpecs,
  failedUnits,
  installRelease,
  makeCopy,
  typeErrors,
} from './copy';
import {findDifferences, judge, type Changes, type Rehearsal} from './verdicts';

/** What readers use first. The proofs of the seams are added. */
const smokeTests = [
  'navbar',
  'search',
  'color-mode',
  'docs-frame',
  'code-blocks',
  'early-actions',
].map((name) => `e2e/${name}.spec.ts`);

const changes = yaml.load(
  readFileSync(path.join(import.meta.dirname, 'changes.yml'), 'utf8'),
) as Changes;
const parts = readParts(ROOT);
const proofs = [...new Set(parts.flatMap(({proof}) => proof ?? []))];

// Another build of the site and its tests: too slow for every change.
describe.runIf(process.env.FULL_TESTS)(
  `the site with the packages of Docusaurus ${releases.canaryFramework}`,
  () => {
    let unusedEdits: Changes['edits'] = [];
    let types = '';
    let rehearsal: Rehearsal;

    beforeAll(async () => {
      unusedEdits = makeCopy(changes.edits);
      await installRelease(releases.canaryFramework);
      const buildFailure = await buildCopy();
      types = await typeErrors();
      const isSpec = (file: string) => file.endsWith('.spec.ts');
      rehearsal = {
        before: hashUpstream(ROOT, parts),
        after: hashUpstream(copyDir, parts),
        buildFailure,
        failedTests: buildFailure
          ? []
          : [
              ...(await failedUnits([
                'e2e/built/',
                '.test.tsx',
                ...proofs.filter((file) => !isSpec(file)),
              ])),
              ...(await failedSpecs([...smokeTests, ...proofs.filter(isSpec)])),
            ],
      };
    }, 3_000_000);

    afterAll(() => {
      const rows = parts
        .map((part) => judge(part, rehearsal, changes))
        .flatMap(({name, verdict, notes}) => [
          `${verdict.padEnd(17)} ${name}`,
          ...notes.map((note) => `${' '.repeat(18)}  ${note.trim()}`),
        ]);
      console.log(`Docusaurus ${releases.canaryFramework}\n${rows.join('\n')}`);
    });

    it('needs all edits that are listed', () => {
      expect(unusedEdits).toEqual([]);
    });

    it('builds', () => {
      expect(rehearsal.buildFailure).toBe('');
    });

    it('fits the types', () => {
      expect(types).toBe('');
    });

    it('differs in what is listed, and in nothing else', () => {
      expect(findDifferences(rehearsal, changes)).toEqual([]);
    });
  },
);
