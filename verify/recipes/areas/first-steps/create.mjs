// @ts-check

/**
 * Runs commands that create a site in a folder next to the site, without its packages.
 *
 * @param {import('../../kit.mjs').Eyes} eyes
 * @param {string} folder
 * @param {string} commands of the page
 * @returns {Promise<any>} the `package.json` of the new site
 */
export async function createIn({read, run}, folder, commands) {
  const version = JSON.parse(read('package.json')).dependencies['@docusaurus/core'];
  const lines = commands
    .replaceAll(/^(.* create-docusaurus@)(?:latest)?(.*)$/gmu, (_, start, rest) => {
      const tag = rest.startsWith(' ') ? version : '';
      const language = /--(?:java|type)script/u.test(rest) ? '' : ' --typescript';
      return `${start}${tag}${rest.replace(' --skip-install', '')}${language} --skip-install`;
    })
    .replaceAll(/^(?:npm install|npm run start)$/gmu, '');
  await run([`rm -rf ../${folder}`, `mkdir ../${folder}`, `cd ../${folder}`, lines], {
    npm_config_yes: 'true',
  });
  return JSON.parse(read(`../${folder}/my-website/package.json`));
}
