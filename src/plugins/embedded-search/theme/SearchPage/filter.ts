import type {FilterFormat} from '@site/src/hooks/useAddressFilter';

/** What the reader asked for; the address bar holds the same in its query string. */
export type SearchFilter = {
  query: string;
  /** Name of a docs version, `all`, `other` for what has no versions; empty for the reader's own. */
  version: string;
};

/** `?q=deploy&version=3.8.1` */
export const searchFilterFormat: FilterFormat<SearchFilter> = {
  parse(search) {
    const params = new URLSearchParams(search);
    return {query: params.get('q') ?? '', version: params.get('version') ?? ''};
  },
  format({query, version}, search) {
    const params = new URLSearchParams(search);
    for (const [name, value] of [
      ['q', query],
      ['version', version],
    ] as const) {
      if (value) {
        params.set(name, value);
      } else {
        params.delete(name);
      }
    }
    const formatted = params.toString();
    return formatted && `?${formatted}`;
  },
};
