// Inlined in the head of every page. Opens and closes the menu of phones, before and after React. It has
// two panels, of which one is open: `data-menu="sidebar"`, the column of pages that have one, and `main`.
(() => {
  const root = document.documentElement;
  const wide = matchMedia('(min-width: 997px)');
  const panelOf = (name) => document.querySelector(`[data-menu="${name}"]`);
  const toggle = () => document.querySelector('[data-own-control="menu"]');
  const focus = (element) => element?.focus({preventScroll: true});

  let panel = null;
  let watcher;
  let isolated = [];

  const setInert = (isInert) => isolated.forEach((part) => (part.inert = isInert));

  // All but the panel. The browser styles the whole page anew, so the panel is drawn before.
  const isolate = () => {
    setInert(false);
    isolated = [];
    for (let part = panel; part && part !== document.body; part = part.parentElement) {
      isolated.push(...Array.from(part.parentElement.children).filter((other) => other !== part));
    }
    setInert(true);
  };

  const report = () => dispatchEvent(new CustomEvent('menuchange', {detail: panel !== null}));

  const hidePanel = () => {
    for (const name of ['role', 'aria-label', 'aria-modal', 'data-open']) {
      panel.removeAttribute(name);
    }
  };

  const close = () => {
    if (!panel) {
      return;
    }
    const hasFocus =
      document.activeElement === document.body || panel.contains(document.activeElement);
    hidePanel();
    panel = null;
    isolate();
    watcher?.destroy();
    root.removeAttribute('data-menu-open');
    toggle().setAttribute('aria-expanded', 'false');
    if (hasFocus) {
      focus(toggle());
    }
    report();
  };

  const open = (name) => {
    if (panel) {
      hidePanel();
      // The other panel is in one of the isolated parts.
      setInert(false);
    } else if (window.CloseWatcher) {
      // Android's Back gesture, and Escape.
      watcher = new CloseWatcher();
      watcher.onclose = close;
    }
    panel = panelOf(name) ?? panelOf('main');
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-label', panel.dataset.name);
    panel.setAttribute('aria-modal', 'true');
    panel.setAttribute('data-open', '');
    root.setAttribute('data-menu-open', '');
    toggle().setAttribute('aria-expanded', 'true');
    requestAnimationFrame(() => setTimeout(isolate));
    report();
  };

  const controls = {
    menu() {
      open('sidebar');
      focus(panel.querySelector('[data-own-control="close-menu"]'));
    },
    'close-menu': close,
    'main-menu'() {
      open('main');
      focus(panel.querySelector('ul a'));
    },
  };

  const onClick = (event) => {
    const target = event.target.closest ? event.target : root;
    const control = controls[target.closest('[data-own-control]')?.dataset.ownControl];
    if (control) {
      control();
    } else if (panel && !panel.contains(target)) {
      event.preventDefault();
      close();
    } else if (panel && target.closest('a')) {
      // A link that needs React leads on only once it's there.
      const {state} = history;
      setTimeout(() => history.state !== state && close());
    }
  };

  addEventListener('click', onClick, true);
  addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape' && !window.CloseWatcher) {
        close();
      }
    },
    true,
  );
  // From React, which knows when Back is about to leave the page.
  addEventListener('closemenu', close);
  addEventListener('pagehide', close);
  wide.addEventListener('change', close);
})();
