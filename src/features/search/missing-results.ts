/**
 * The URL for reporting that a search should have found something.
 *
 * @param customFields of the site, with the framework's repository and, if known, the site's own
 * @param query
 */
export function missingResultsUrl(
  {repositoryUrl, frameworkRepository}: Record<string, unknown>,
  query: string,
): string {
  const url = new URL(`${String(repositoryUrl ?? frameworkRepository)}/issues/new`);
  url.searchParams.set('title', `Search finds nothing for "${query.slice(0, 100)}"`);
  return url.href;
}
