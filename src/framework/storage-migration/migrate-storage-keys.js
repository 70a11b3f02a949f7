// An inline script in the head of every page. It has to run before the theme's script, which reads
// the color mode from the new key.
(function () {
  var namespace = document.currentScript.dataset.namespace;
  try {
    var names = ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'];
    for (var index = 0; index < localStorage.length; index += 1) {
      var key = localStorage.key(index);
      if (/^docs-preferred-version-/.test(key) && key.slice(-namespace.length) !== namespace) {
        names.push(key);
      }
    }
    names.forEach(function (name) {
      var value = localStorage.getItem(name);
      if (value !== null) {
        // A newer choice wins.
        if (localStorage.getItem(name + namespace) === null) {
          localStorage.setItem(name + namespace, value);
        }
        localStorage.removeItem(name);
      }
    });
  } catch (error) {
    // eslint-disable-next-line no-console -- a storage failure is logged, never shown
    console.error('Settings from an earlier version of this site could not be migrated.', error);
  }
})();
