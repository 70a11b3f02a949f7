import {expect, test} from './support/test';
import {visit} from './support/visit';

// What happens without that, after a link, is tested in src/features/diagrams.
test('a diagram of the content is in its page, in the colors of both modes, without Mermaid', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const diagram = page.locator('.docusaurus-mermaid-container > svg');
  const colorOf = () =>
    diagram
      .locator('.nodeLabel')
      .first()
      .evaluate((label) => getComputedStyle(label).color);
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/blog/releases/3.9/');
  await expect(diagram).toBeVisible();
  await expect(diagram).toHaveAccessibleDescription(/→/u);
  const light = await colorOf();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(colorOf).not.toBe(light);
  expect(requests.filter((path) => path.includes('/img/diagrams/'))).toEqual([]);
});
