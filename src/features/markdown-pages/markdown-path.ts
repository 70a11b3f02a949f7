/**
 * The address of a page as Markdown: `/docs/cli/` is at `/docs/cli.md`.
 *
 * @param permalink with or without a slash at its end
 */
export const markdownPath = (permalink: string): string => `${permalink.replace(/\/$/u, '')}.md`;
