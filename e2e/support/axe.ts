import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/**
 * Checks a part of the page for accessibility.
 *
 * @param page
 * @param selector of the part to check
 */
export async function expectNoViolations(page: Page, selector: string): Promise<void> {
  const {violations} = await new AxeBuilder({page}).include(selector).analyze();
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect(found).toEqual([]);
}
