/**
 * Loads a style sheet once. Before the site's own, so that those have the last word.
 *
 * @param href
 * @throws when it cannot be loaded; the next call tries again
 */
export function loadStyles(href: string): Promise<void> {
  const id = `styles-${href}`;
  if (document.getElementById(id)) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    link.addEventListener('load', () => {
      link.id = id;
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    });
    document.head.prepend(link);
  });
}
