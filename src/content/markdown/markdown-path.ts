/**
 * The path of a page's Markdown version: `/docs/cli.md` for `/docs/cli/`.
 *
 * @param permalink with or without a trailing slash
 */
export const markdownPath = (permalink: string): string => `${permalink.replace(/\/$/u, '')}.md`;
