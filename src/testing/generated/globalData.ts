import versionNames from '@site/versions.json';

const names = ['current', ...versionNames];

/** Docs that components link to by id. All versions have them. */
const docs: Record<string, string> = {
  introduction: '',
  installation: 'installation/',
  deployment: 'deployment/',
  'api/docusaurus.config.js': 'api/docusaurus-config/',
};

const pathOf = (name: string) => (name === 'current' ? '/docs/' : `/docs/${name}/`);

/** The global data of docs plugins: the site's versions, with a few of their docs. */
const globalData = {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/docs/',
      breadcrumbs: true,
      versions: names.map((name) => ({
        name,
        label: name === 'current' ? 'Canary' : name,
        isLast: name === versionNames[0],
        path: pathOf(name),
        mainDocId: 'introduction',
        draftIds: [],
        docs: Object.entries(docs).map(([id, path]) => ({
          id,
          path: pathOf(name) + path,
          sidebar: id.startsWith('api/') ? 'api' : 'docs',
        })),
        sidebars: {
          docs: {link: {path: pathOf(name), label: 'Introduction'}},
          api: {link: {path: `${pathOf(name)}api/docusaurus-config/`, label: 'Configuration'}},
          empty: {},
        },
      })),
    },
  },
};

export default globalData;
