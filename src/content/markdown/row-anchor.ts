/** The prefix of anchors by the kind of fact that a table documents. */
const prefixes: Record<string, (subject: string) => string> = {
  config: () => 'option',
  options: () => 'option',
  themeConfig: () => 'option',
  frontMatter: () => 'front-matter',
  eslint: () => 'option',
  file: (subject) => subject,
  command: (subject) => subject,
};

const splitCamelCase = (text: string) => text.replace(/([a-z\d])([A-Z])/g, '$1-$2');

const slugify = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/**
 * The anchor of a row: `option-versions-name-label` for `versions.<name>.label` of a plugin's
 * options, `build-out-dir` for `--out-dir <dir>` of the command `build`.
 *
 * @param fact the fact that the table documents, such as `options/plugin-content-docs`
 * @param name the row's name, including the table's prefix
 * @throws when the kind of fact is unknown
 */
export function rowAnchor(fact: string, name: string): string {
  const [kind = '', subject = ''] = fact.split('/');
  const prefix = prefixes[kind];
  if (!prefix) {
    throw new Error(
      `<APITable fact="${fact}">: unknown kind "${kind}". Use one of ${Object.keys(prefixes).join(', ')}.`,
    );
  }
  // For a flag, use its long form without the argument.
  const flag = /--[\w-]+/.exec(name)?.[0];
  const row = kind === 'command' && flag ? flag : name;
  // Some front matter fields differ from their old names only in the separators.
  return `${prefix(subject)}-${slugify(kind === 'frontMatter' ? row : splitCamelCase(row))}`;
}
