// Inlined in the head of every page. What the theme leaves out of the color mode.
(() => {
  const root = document.documentElement;

  // Until React is there, nothing else notices that the system changes its mode.
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => {
    if (root.dataset.themeChoice === 'system') {
      root.dataset.theme = system.matches ? 'dark' : 'light';
    }
  });

  // The color of a browser's toolbar follows the system, too, not the choice of the reader.
  new MutationObserver(() => {
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
      meta.setAttribute('media', meta.dataset.mode === root.dataset.theme ? 'all' : 'not all');
    });
  }).observe(root, {attributeFilter: ['data-theme']});
})();
