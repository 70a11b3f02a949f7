/** The names of classes in a style sheet. */
export const classNames = (css: string): string[] =>
  Array.from(css.matchAll(/\.(-?[a-z_][\w-]*)/giu), ([, name]) => name!);

/** The names of classes on a page. */
const classesOn = (html: string): Set<string> =>
  new Set(
    Array.from(html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/gu), ([, quoted, bare]) =>
      (quoted ?? bare!).split(/\s+/u),
    ).flat(),
  );

/** Styles that come with the code of others. Loaded with it, they would style the page anew. */
const companions: Record<string, string[]> = {docs: ['details', 'tags']};

/**
 * @param files the text of the build's style sheets by name, of which pages link `styles` and
 *   `print`
 * @param folder the URL of the style sheets
 * @returns links those with classes of a page in its HTML. The bundler doesn't load them again
 */
export function linkStyles(files: Map<string, string>, folder: string): (html: string) => string {
  const find = (name: string) => [...files.keys()].find((file) => file.startsWith(`${name}.`))!;
  const [styles, print] = [find('styles'), find('print')];
  const link = (file: string) => `<link rel=stylesheet href=${folder}${file} />`;
  const everywhere = new Set(classNames(files.get(styles)!));
  const others = [...files]
    .filter(([file]) => file !== styles && file !== print)
    .map(([file, css]) => ({
      file,
      classes: classNames(css).filter((name) => !everywhere.has(name)),
    }));
  return (html) => {
    const used = classesOn(html);
    const needed = others
      .filter(({classes}) => classes.some((name) => used.has(name)))
      .map(({file}) => file);
    const added = needed.flatMap((file) => companions[file.split('.', 1)[0]!] ?? []).map(find);
    return html
      .replace(link(styles), [...new Set([styles, ...needed, ...added])].map(link).join(''))
      .replace(link(print), link(print).replace('rel', 'media=print rel'));
  };
}
