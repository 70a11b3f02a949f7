import {
  useActivePluginAndVersion,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchContext} from '../types';

/** What the current page says of its reader; the tag of the docs that it belongs to comes first. */
export function useSearchContext(): SearchContext {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const active = useActivePluginAndVersion()?.activePlugin.pluginId;
  // A string, since the hook gives a new array each time.
  const joined = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    const tags = joined.split(' ');
    const isActive = (tag: string) => active !== undefined && tag.startsWith(`docs-${active}-`);
    return {tags: [...tags.filter(isActive), ...tags.filter((tag) => !isActive(tag))], locale};
  }, [joined, active, locale]);
}
