// @ts-check
import path from 'node:path';
import {expect} from 'vitest';
import {withServer} from '../hosting/server.mjs';

/**
 * Opens pages of a folder that a server has below a path, as a host does.
 *
 * @param {import('../../kit.mjs').Eyes} eyes
 * @param {string} below the path without its last slash
 * @param {string} folder
 */
export async function lookBelow({site, run, open}, below, folder) {
  const root = path.join(site, 'served', below);
  await run(['rm -rf served', `mkdir -p ${path.dirname(root)}`, `cp -r ${folder} ${root}`]);
  await withServer('caddy', path.join(site, 'served'), host, async (get, port) => {
    expect((await get(`${below}/docs/intro/`)).status).toBe(200);
    const tab = await open(`${below}/`, {base: `http://localhost:${port}`});
    /** @type {string[]} */
    const lost = [];
    tab.on('response', (answer) => {
      if (answer.status() >= 400) {
        lost.push(answer.url());
      }
    });
    await tab.reload();
    await tab.locator('main, header').locator('a[href$="/docs/intro/"]').first().click();
    await tab.waitForURL(`**${below}/docs/intro/`);
    await tab.reload();
    await tab.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
    expect(lost).toEqual([]);
    await tab.context().close();
  });
}

/** A host with nothing but files. */
const host = `
{
  admin off
}
:8080 {
  root * /srv/site
  file_server
}
`;
