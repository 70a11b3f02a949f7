// Every page of a version loads the titles and descriptions of all of its docs, about 6 KB
// compressed, though only cards show them (plugin-content-docs 3.9.2). Here, category pages have those
// of their own cards. Delete this folder, and use the preset's docs plugin again, once Docusaurus
// loads them where they're shown.
import path from 'node:path';
import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  type PropCategoryGeneratedIndex,
  type PropSidebarItem,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The descriptions that the cards of a category show, by doc ID. */
export type CardDescriptions = Record<string, string | undefined>;

function itemsOf(items: PropSidebarItem[], categoryPath: string): PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    return item.href === categoryPath ? item.items : itemsOf(item.items, categoryPath);
  });
}

/** Moves the descriptions of docs from the route of a version to those of its category pages. */
export function moveDescriptions(route: RouteConfig, version?: PropVersionMetadata): RouteConfig {
  const own = (route.props?.version as PropVersionMetadata | undefined) ?? version;
  const category = route.props?.categoryGeneratedIndex as PropCategoryGeneratedIndex | undefined;
  const props = {...route.props};
  if (props.version) {
    props.version = {...own, docs: {}};
  }
  if (category && own) {
    const cards = itemsOf(Object.values(own.docsSidebars).flat(), category.permalink);
    props.descriptions = Object.fromEntries(
      cards.flatMap((item) =>
        item.type === 'link' && item.docId ? [[item.docId, own.docs[item.docId]?.description]] : [],
      ),
    ) satisfies CardDescriptions;
  }
  return {
    ...route,
    ...(route.props && {props}),
    ...(route.routes && {routes: route.routes.map((child) => moveDescriptions(child, own))}),
  };
}

/** The docs plugin under its own name, with the texts of cards where they are shown. */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded: async ({actions, ...rest}) =>
      plugin.contentLoaded?.({
        ...rest,
        actions: {...actions, addRoute: (route) => actions.addRoute(moveDescriptions(route))},
      }),
  };
}
