import {expect, test} from './support/test';
import {lastVersion} from './support/versions';

test.use({javaScriptEnabled: false});

test(
  'without JavaScript, docs are readable, collapsible content is accessible, and links work',
  {tag: '@no-script'},
  async ({page}) => {
    await page.goto('/tests/pages/markdown-tests-mdx/');
    await page.getByText('A collapsed part').click();
    await expect(page.getByText('It opens with an animation')).toBeVisible();

    await page.goto('/community/support/');
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }

    await page.goto(`/docs/${lastVersion}/installation/`);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Deployment'})).toBeHidden();
    await sidebar.getByLabel('Pages in Guides').click();
    await sidebar.getByRole('link', {name: 'Deployment'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Deployment');

    await page.setViewportSize({width: 390, height: 800});
    await page.goto(`/docs/${lastVersion}/cli/`);
    await expect(page.getByRole('searchbox', {name: 'Find an option'})).toBeHidden();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog/');
  },
);
