/**
 * Where to report a weakness, as https://www.rfc-editor.org/rfc/rfc9116 asks for.
 *
 * @param repositoryUrl of a repository on GitHub
 * @param now the file says that it's valid for a year from then on
 */
export function securityText(repositoryUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
  return `Contact: ${repositoryUrl}/security
Expires: ${expires.toISOString()}
Policy: ${repositoryUrl}/blob/main/SECURITY.md
Preferred-Languages: en
`;
}
