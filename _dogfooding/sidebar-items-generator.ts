import type {PluginOptions} from '@docusaurus/plugin-content-docs';

/** The usual sidebar, except that `intro` is the index of one category. */
export const sidebarItemsGenerator: PluginOptions['sidebarItemsGenerator'] = ({
  defaultSidebarItemsGenerator,
  isCategoryIndex,
  ...params
}) =>
  defaultSidebarItemsGenerator({
    ...params,
    isCategoryIndex: (doc) =>
      doc.directories[0] === 'custom-index-convention'
        ? doc.fileName === 'intro'
        : isCategoryIndex(doc),
  });
