/** Converts a filter from and to a query string. */
export type FilterFormat<Filter> = {
  parse: (search: string) => Filter;
  /** Returns `search` with the filter's parameters, keeping all others. */
  format: (filter: Filter, search: string) => string;
};

type Parameters<Filter> = {
  read: (params: URLSearchParams) => Filter;
  /** Returns all parameters of the filter. Those without a value are left out of the URL. */
  write: (filter: Filter) => Record<string, string | string[]>;
};

export const filterFormat = <Filter>({read, write}: Parameters<Filter>): FilterFormat<Filter> => ({
  parse: (search) => read(new URLSearchParams(search)),
  format(filter, search) {
    const params = new URLSearchParams(search);
    for (const [name, values] of Object.entries(write(filter))) {
      params.delete(name);
      for (const value of [values].flat().filter(Boolean)) {
        params.append(name, value);
      }
    }
    const formatted = params.toString();
    return formatted && `?${formatted}`;
  },
});
