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
 * @param fact what the table documents, such as `options/plugin-content-docs`
 * @param name the row's name, the table's prefix included
 * @throws when the kind of fact is not known
 */
export function rowAnchor(fact: string, name: string): string {
  const [kind = '', subject = ''] = fact.split('/');
  const prefix = prefixes[kind];
  if (!prefix) {
    throw new Error(
      `<APITable fact="${fact}">: unknown kind "${kind}". Use one of ${Object.keys(prefixes).join(', ')}.`,
    );
  }
  // Of a flag, the long form names the row, without its argument.
  const flag = /--[\w-]+/.exec(name)?.[0];
  const row = kind === 'command' && flag ? flag : name;
  // Front matter has fields that differ from an old name only in how the words are joined.
  return `${prefix(subject)}-${slugify(kind === 'frontMatter' ? row : splitCamelCase(row))}`;
}
