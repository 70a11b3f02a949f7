// Inlined in the head of every page, because it has to work if the site's scripts don't load.
(() => {
  const root = document.documentElement;
  const isHydrated = () => root.dataset.hasHydrated === 'true';

  const serverAnswers = () =>
    fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
      ({status}) => status < 500,
      () => false,
    );

  function showNotice(kind, texts, actions) {
    const notice = document.createElement('div');
    notice.className = `load-notice alert alert--${kind}`;
    notice.setAttribute('role', 'alert');
    texts.forEach((text) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      notice.append(paragraph);
    });
    actions.forEach(({label, run}, index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = `button button--${index === 0 ? 'primary' : 'secondary'}`;
      button.textContent = label;
      button.addEventListener('click', run);
      notice.append(button);
    });
    document.body.append(notice);
    return notice;
  }

  const reload = () => location.reload();

  let isRecovering = false;
  let slowNotice;

  function recover(error) {
    isRecovering = true;
    if (slowNotice) {
      slowNotice.remove();
    }
    // Prevents reload loops without storage, which may be blocked or full.
    const [navigation] = performance.getEntriesByType('navigation');
    const wasReloaded = Boolean(navigation) && navigation.type === 'reload';
    return serverAnswers().then((answers) => {
      if (answers && !wasReloaded) {
        reload();
        return;
      }
      const text =
        'Part of this page did not load. You can read it and follow its links; buttons and menus may not work.';
      showNotice('danger', [text, String(error)], [{label: 'Retry', run: reload}]);
    });
  }

  // Scripts that can't be fetched report it to their element, damaged ones to the window.
  function onError({error, filename, target}) {
    const source = error instanceof SyntaxError ? filename : target.src;
    const isEntry = /\/assets\/js\/(?:start|(?:runtime~)?main)\.[^/]+\.js$/.test(source || '');
    if (!isEntry || isRecovering || isHydrated()) {
      return;
    }
    isRecovering = true;
    // The browser may have cached the damaged script, and a reload would read it from there.
    fetch(source, {cache: 'reload'})
      .catch(() => {})
      .then(() => recover(`${source} could not be loaded.`));
  }

  addEventListener('error', onError, true);

  // Safari cancels scripts when a page is left, and keeps the page without them.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted && isRecovering && !isHydrated()) {
      reload();
    }
  });

  // A connection that hangs reports nothing.
  function saySlow() {
    if (isHydrated() || isRecovering || slowNotice || !document.body) {
      return;
    }
    const text =
      'Part of this page is still loading. You can read it and follow its links; buttons and menus may not work yet.';
    slowNotice = showNotice('warning', [text], [{label: 'Reload', run: reload}]);
    const observer = new MutationObserver(() => slowNotice.remove());
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  }

  let timer = setTimeout(saySlow, 10000);

  function expectHydration(isExpected) {
    clearTimeout(timer);
    if (isExpected) {
      timer = setTimeout(saySlow, 10000);
    }
  }

  window.loadRecovery = {serverAnswers, showNotice, recover, expectHydration};
})();
