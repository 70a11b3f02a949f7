import {getDocsVersionSearchTag, useVersions} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {SearchContext} from '@site/src/search/types';
import {tagsOf, type Scope} from '@site/src/search/ui/scope';
import {useSearchContext} from '@site/src/search/ui/useSearchContext';
import {useMemo} from 'react';

const docsId = 'default';

export type VersionOption = {value: string; label: string};

type VersionScope = {
  tags: string[] | undefined;
  context: SearchContext;
  /** The choice that applies: the reader's own version where the address names none. */
  selected: string;
  options: VersionOption[];
};

const scopes: Record<string, Scope> = {all: 'everything', other: 'other'};

/**
 * What a choice of version means for a search.
 *
 * @param version as in the address; an unknown one counts as none
 */
export function useVersionScope(version: string): VersionScope {
  const ownContext = useSearchContext();
  const versions = useVersions(docsId);
  return useMemo(() => {
    const tagOf = (name: string) => getDocsVersionSearchTag(docsId, name);
    const own = versions.find(({name}) => ownContext.tags.includes(tagOf(name)));
    const isKnown = scopes[version] || versions.some(({name}) => name === version);
    const selected = isKnown ? version : (own?.name ?? 'all');
    const scope = scopes[selected] ?? 'context';
    const context = {
      ...ownContext,
      tags:
        scope === 'context'
          ? [
              tagOf(selected),
              ...ownContext.tags.filter((tag) => !tag.startsWith(`docs-${docsId}-`)),
            ]
          : ownContext.tags,
    };
    const options = [
      ...versions.map(({name, label}) => ({
        value: name,
        label: translate(
          {id: 'site.searchPage.version', message: 'Docs {version} and other pages'},
          {version: label},
        ),
      })),
      {
        value: 'all',
        label: translate({id: 'site.searchPage.all', message: 'All versions and other pages'}),
      },
      {
        value: 'other',
        label: translate({
          id: 'site.searchPage.other',
          message: 'Blog, changelog, community and other pages',
        }),
      },
    ];
    const versionTags = versions.map(({name}) => tagOf(name));
    return {tags: tagsOf(scope, context, versionTags), context, selected, options};
  }, [ownContext, version, versions]);
}
