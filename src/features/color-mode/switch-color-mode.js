// Inlined in the head of every page. Switches the color mode, before and after React.
(() => {
  const root = document.documentElement;
  const {key} = document.currentScript.dataset;
  const system = matchMedia('(prefers-color-scheme: dark)');

  const show = (choice) => {
    const isDark = choice === 'system' ? system.matches : choice === 'dark';
    root.dataset.theme = isDark ? 'dark' : 'light';
    root.dataset.themeChoice = choice;
  };

  const store = (choice) => {
    try {
      if (choice === 'system') {
        localStorage.removeItem(key);
      } else {
        localStorage.setItem(key, choice);
      }
    } catch {
      // The choice holds for this page.
    }
  };

  const onClick = ({target}) => {
    const button = target.closest?.('[data-own-control="color-mode"]');
    if (button) {
      const choices = button.dataset.choices.split(' ');
      const choice = choices[(choices.indexOf(root.dataset.themeChoice) + 1) % choices.length];
      show(choice);
      store(choice);
      // For React, which may have read the old choice a moment before the page is hydrated.
      dispatchEvent(new CustomEvent('colormodechange', {detail: choice}));
    }
  };

  addEventListener('click', onClick, true);
  // Another tab.
  addEventListener('storage', (event) => event.key === key && show(event.newValue ?? 'system'));
  system.addEventListener('change', () => {
    if (root.dataset.themeChoice === 'system') {
      show('system');
    }
  });

  // The color of a browser's toolbar follows the system, too, not the choice of the reader.
  new MutationObserver(() => {
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
      meta.setAttribute('media', meta.dataset.mode === root.dataset.theme ? 'all' : 'not all');
    });
  }).observe(root, {attributeFilter: ['data-theme']});
})();
