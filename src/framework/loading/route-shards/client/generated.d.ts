declare module '@generated/route-shards' {
  import type {RouteConfig} from 'react-router-config';

  /** The routes of all loaded shards. */
  export const routes: RouteConfig[];
  export const shards: {firstKey: string; load: () => Promise<unknown>; isLoaded?: boolean}[];
  /** File names by chunk ID. */
  export const files: Record<string, string>;
}

/** Returns the file name of a chunk. The bundler looks it up here, so that it can be replaced. */
declare let __webpack_get_script_filename__: (chunkId: string) => string;
