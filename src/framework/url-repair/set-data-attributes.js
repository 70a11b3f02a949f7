// Inlined in the head of every page.
// Sets attributes from the query string, such as data-mode for ?docusaurus-data-mode=embed. The
// theme does this, too, but stops at the first name that can't be an attribute.
new URLSearchParams(location.search).forEach((value, name) => {
  if (name.startsWith('docusaurus-data-')) {
    try {
      document.documentElement.setAttribute(name.slice('docusaurus-'.length), value);
    } catch (error) {
      // eslint-disable-next-line no-console -- tells the author of the link
      console.warn(error);
    }
  }
});
