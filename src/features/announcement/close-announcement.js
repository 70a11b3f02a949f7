// Inlined in the head of every page. Closes the announcement, before and after React. The theme's style
// hides it by the attribute, which the theme's own script sets at the start of the page's body.
(() => {
  const {id, namespace} = document.currentScript.dataset;
  const idKey = 'docusaurus.announcement.id' + namespace;
  const dismissalKey = 'docusaurus.announcement.dismiss' + namespace;

  const hide = () => {
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  };

  // A browser may refuse to store anything.
  const attempt = (action) => {
    try {
      action(localStorage);
    } catch {
      // The announcement stays closed on this page.
    }
  };

  // A new announcement shows although an old one was closed.
  attempt((storage) => {
    if (storage.getItem(idKey) !== id) {
      storage.removeItem(dismissalKey);
    }
  });

  addEventListener(
    'click',
    ({target}) => {
      const button = target.closest?.('[data-own-control="announcement"]');
      if (button) {
        hide();
        attempt((storage) => {
          storage.setItem(idKey, id);
          storage.setItem(dismissalKey, 'true');
        });
        // The focus would be lost along with the button.
        const controls = [...document.querySelectorAll('a[href], button')];
        controls
          .slice(controls.indexOf(button))
          .find((control) => control.getClientRects().length > 0)
          ?.focus();
      }
    },
    true,
  );
  // Another tab.
  addEventListener('storage', ({key, newValue}) => {
    if (key === dismissalKey && newValue === 'true') {
      hide();
    }
  });
})();
