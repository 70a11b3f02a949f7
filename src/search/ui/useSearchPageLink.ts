import {
  useActiveVersion,
  useDocsPreferredVersionByPluginId,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';

/**
 * Links to the search page, with the version that is searched from here. The page takes the
 * reader's preferred version by itself; another one stands in the address.
 */
export function useSearchPageLink(): (query: string) => string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const active = useActiveVersion(undefined)?.name;
  const preferred = useDocsPreferredVersionByPluginId().default?.name;
  const latest = useLatestVersion(undefined).name;
  const version = active === (preferred ?? latest) ? undefined : active;
  return useCallback(
    (query) => {
      const params = new URLSearchParams({q: query, ...(version && {version})});
      return `${baseUrl}search/?${params}`;
    },
    [baseUrl, version],
  );
}
