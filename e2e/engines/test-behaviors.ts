import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {behaviors} from './behaviors';
import type {Behavior} from './behaviors/common';
import {type Engine, engines} from './engines';
import {Reader} from './reader';
import {serveSite, type Site} from './site';

/** Milliseconds. All waiting has its own, shorter limit. */
const timeout = 120_000;

/** Tries all behaviors in one engine, if it's installed, in the nightly run. */
export async function testBehaviors(name: string): Promise<void> {
  const launch = process.env.FULL_TESTS ? await engines[name]!() : undefined;
  if (process.env.FULL_TESTS && !launch) {
    console.warn(`The behaviors in ${name} are skipped, because it isn't installed.`);
  }
  describe.skipIf(!launch)(`in ${name}`, () => {
    let engine: Engine;
    let site: Site;
    beforeAll(async () => {
      site = await serveSite();
      site.deployments.deploy('first');
      engine = await launch!();
    }, timeout);
    afterAll(async () => {
      await engine?.stop();
      site?.stop();
    });
    beforeEach(() => {
      site.deployments.isDown = false;
      site.problems.length = 0;
    });

    async function tryOut(behavior: Behavior, isPhone: boolean, isStarted: boolean): Promise<void> {
      const {at, needsCode, act, sees, problems} = behavior;
      const tab = await engine.tab({isPhone});
      const reader = new Reader(tab, site.url);
      const isHeld = !isStarted && !needsCode;
      try {
        if (isHeld) {
          site.hold();
        }
        await reader.open(at);
        if (isStarted) {
          await reader.hydrate();
        }
        await act(reader, site);
        await sees(reader, site);
        if (isHeld) {
          site.release();
          await reader.hydrate();
          await sees(reader, site);
        }
      } finally {
        site.release();
        await tab.close();
      }
      const unexpected = site.problems.filter((problem) => !problems?.test(problem));
      expect(unexpected).toEqual([]);
    }

    for (const [area, table] of Object.entries(behaviors)) {
      describe(area, () => {
        const isPhone = area === 'phone';
        const rows = table.map((behavior) => [behavior.name, behavior] as const);
        // Engines that share two cores stall now and then. The report counts the second runs.
        const options = {timeout, retry: 1};
        it.each(rows)('%s: at first', options, (_, row) => tryOut(row, isPhone, false));
        it.each(rows)('%s: once React runs', options, (_, row) => tryOut(row, isPhone, true));
      });
    }
  });
}
