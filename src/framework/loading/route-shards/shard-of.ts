import {repairEncoding} from '../../url-repair/repair-encoding';

/** The same text for all paths that the router takes for the same route. */
export const shardKey = (pathname: string): string =>
  decodeURI(repairEncoding(pathname))
    .replace(/(?:(?:\/index)?\.html)?\/?$/u, '')
    .toLowerCase();

/** The shard with the route for a path if there is one. Shards are sorted from an empty key on. */
export function shardOf<Shard extends {firstKey: string}>(pathname: string, shards: Shard[]) {
  const key = shardKey(pathname);
  return shards.filter(({firstKey}) => firstKey <= key).at(-1)!;
}
