// @ts-check
// What readers do to publish a site: real servers serve what they build.
import {expect} from 'vitest';
import {clouds} from './hosting/clouds.mjs';
import {hosts} from './hosting/hosts.mjs';
import {servers} from './hosting/servers.mjs';

const config = 'docusaurus.config.ts';
const page = 'deployment';

/** @type {import('../kit.mjs').Recipe} */
const settings = {
  page,
  heading: 'environment-variables',
  result: 'shows a value of the environment, or its default',
  paste: ({sample, write, paste, show}) => {
    write(config, sample(config));
    paste('src/components/ApiHost.tsx');
    show('api-host', 'src/components/ApiHost.tsx');
  },
  check: ({text, html}) => {
    expect(text('/api-host')).toContain('https://api.example.com');
    expect(html('/docs/intro')).toContain('href=https://my-website.example.com/docs/intro/');
  },
};

// The first recipe replaces the configuration, which the others change.
export const recipes = [settings, ...servers, ...hosts, ...clouds];
