import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {visit} from './support/visit';

test(
  'with cookies and storage blocked, the color mode, announcement and version menu work, and failures are only logged',
  {tag: '@storage-failure'},
  async ({page, problems}) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', {get: deny});
      Object.defineProperty(window, 'sessionStorage', {get: deny});
      Object.defineProperty(document, 'cookie', {get: deny, set: deny});
    });
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await visit(page, `/docs/${lastVersion}/cli/`);
    const html = page.locator('html');
    const before = await html.getAttribute('data-theme-choice');
    await page.getByRole('button', {name: /Switch between dark and light/u}).click();
    await expect(html).not.toHaveAttribute('data-theme-choice', before!);
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: lastVersion}).hover();
    await navbar.getByRole('link', {name: 'Canary'}).click();
    await expect(page).toHaveURL('/docs/cli/');
    await expect(page.getByText('SecurityError')).toHaveCount(0);
    expect(errors).toEqual([]);
    expect(problems.join('\n')).toContain('could not be migrated');
    problems.length = 0;
  },
);

test('the content security policy blocks injected inline scripts', async ({page, problems}) => {
  await page.goto('/license/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = 'data:,';
    document.body.append(script, image);
    return new Promise((resolve) => image.addEventListener('error', resolve));
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(problems.filter((problem) => /Content Security Policy/u.test(problem))).toHaveLength(2);
  problems.length = 0;
});
