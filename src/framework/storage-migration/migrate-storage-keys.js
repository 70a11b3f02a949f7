// An inline script in the head of every page. It has to run before the theme's script, which reads
// the color mode from the new key.
(() => {
  const {namespace} = document.currentScript.dataset;
  try {
    const oldNames = Object.keys(localStorage).filter(
      (name) =>
        /^(?:theme|docusaurus\.announcement\.(?:id|dismiss)|docs-preferred-version-.+)$/.test(
          name,
        ) && !name.endsWith(namespace),
    );
    oldNames.forEach((name) => {
      // A newer choice wins.
      if (localStorage.getItem(name + namespace) === null) {
        localStorage.setItem(name + namespace, localStorage.getItem(name));
      }
      localStorage.removeItem(name);
    });
  } catch (error) {
    // eslint-disable-next-line no-console -- a storage failure is logged, never shown
    console.error('Settings from an earlier version of this site could not be migrated.', error);
  }
})();
