/**
 * The URL for reporting that a search should have found something.
 *
 * @param repository such as `https://github.com/facebook/docusaurus`
 * @param query
 */
export function missingResultsUrl(repository: string, query: string): string {
  const url = new URL(`${repository}/issues/new`);
  url.searchParams.set('title', `Search finds nothing for "${query.slice(0, 100)}"`);
  return url.href;
}
