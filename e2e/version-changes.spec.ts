import {expect, test} from './support/test';
import {readSummary} from './support/version-changes';
import {lastVersion} from './support/versions';

const summary = readSummary(lastVersion);

/** The page of the last version with the most changes since the previous version. */
const changed = summary.changed.reduce((most, page) =>
  page.sections.length > most.sections.length ? page : most,
);
const route = changed.permalink;
const label = `${changed.sections.length} sections changed since ${summary.previous}`;
const isChangesFile = (path: string) => path.startsWith(`/version-changes/${lastVersion}/`);

test('a changed page shows how many sections changed, and a button shows the changes', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(route, {waitUntil: 'networkidle'});
  const toggle = page.getByRole('button', {name: label});
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // It's right below the title, and the changes haven't been loaded yet.
  await expect(page.locator('article header + div', {has: toggle})).toBeVisible();
  expect(fetched.filter(isChangesFile)).toEqual([]);

  await toggle.focus();
  await page.keyboard.press('Enter');
  const sections = page.getByRole('list', {name: `Changed sections since ${summary.previous}`});
  await expect(sections.getByRole('listitem')).toHaveCount(changed.sections.length);
  expect(fetched.filter(isChangesFile)).toHaveLength(1);
  await expect(sections.locator('ins:visible, del:visible')).toHaveCount(0);

  const {id, title} = changed.sections.find((section) => section.id && section.kind === 'changed')!;
  const section = sections.locator('details').filter({hasText: title}).first();
  await section.locator('summary').click();
  await expect(section.locator('ins, del').first()).toBeVisible();
  await section.getByRole('link', {name: 'Go to this section'}).click();
  await expect(page).toHaveURL(`${route}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await toggle.click();
  await expect(sections).toBeHidden();
});
