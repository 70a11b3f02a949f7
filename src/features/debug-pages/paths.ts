/**
 * A copy of JSON-like data in which the project's folder reads `@site`.
 *
 * @param data what a page will be given as props; it has to survive JSON anyway
 * @param siteDir absolute path of the project's root
 */
export function withoutBuildPaths<Data>(data: Data, siteDir: string): Data {
  const escaped = JSON.stringify(siteDir).slice(1, -1);
  return JSON.parse(JSON.stringify(data).replaceAll(escaped, '@site')) as Data;
}
