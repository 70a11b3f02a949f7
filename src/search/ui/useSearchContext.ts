import {
  useActivePluginAndVersion,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchContext} from '../types';

/**
 * What the current page says of its reader: of each docs instance the version that they read,
 * prefer, or get by default. The tag of the instance that the page belongs to comes first.
 */
export function useSearchContext(): SearchContext {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const active = useActivePluginAndVersion()?.activePlugin.pluginId ?? 'default';
  // A string, since the hook gives a new array each time.
  const joined = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    const tags = joined.split(' ');
    const isActive = (tag: string) => tag.startsWith(`docs-${active}-`);
    return {tags: [...tags.filter(isActive), ...tags.filter((tag) => !isActive(tag))], locale};
  }, [joined, active, locale]);
}
