import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, routes} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

const cli = `/docs/${lastVersion}/cli/`;

test('a row of a reference table can be linked to, and is highlighted then', async ({page}) => {
  await page.goto(`${cli}#build-out-dir`);
  const row = page.locator('#build-out-dir');
  await expect(row).toBeInViewport();
  const others = page.locator('#build-dev');
  const color = (locator: typeof row) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(() => color(row)).not.toBe(await color(others));
});

test('the link of a row shows on hover, takes the keyboard and changes the address', async ({
  page,
}) => {
  await visit(page, cli);
  const row = page.locator('#build-out-dir');
  const link = row.getByRole('link', {name: 'Direct link to --out-dir <dir>'});
  await expect(link).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#build-out-dir$/);
});

// Each post of a list brings the same heading above its footnotes; all of them have the same text.
const sharedIds = ['footnote-label'];

test('no page has an id twice', () => {
  const doubled = routes.flatMap((route) => {
    const html = readFileSync(path.join(buildDir, decodeURI(route), 'index.html'), 'utf8');
    const ids = [...html.matchAll(/<[a-z][^<>]*? id="?([^"\s>]+)/g)].map(([, id]) => id!);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index && !sharedIds.includes(id));
    return twice.map((id) => `${route}: ${id}`);
  });
  expect(doubled).toEqual([]);
});
