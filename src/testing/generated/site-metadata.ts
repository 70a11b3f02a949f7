import site from '@site/package.json';

export default {
  docusaurusVersion: site.dependencies['@docusaurus/core'],
  siteVersion: site.version,
  pluginVersions: {},
};
