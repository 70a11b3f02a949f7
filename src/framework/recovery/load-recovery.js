// Inlined in the head of every page, because it has to work if the site's scripts don't load.
(function () {
  var root = document.documentElement;

  function isHydrated() {
    return root.dataset.hasHydrated === 'true';
  }

  function serverAnswers() {
    return fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
      function (response) {
        return response.status < 500;
      },
      function () {
        return false;
      },
    );
  }

  function showNotice(kind, texts, actions) {
    var notice = document.createElement('div');
    notice.className = 'load-notice alert alert--' + kind;
    notice.setAttribute('role', 'alert');
    texts.forEach(function (text) {
      var paragraph = document.createElement('p');
      paragraph.textContent = text;
      notice.append(paragraph);
    });
    actions.forEach(function (action, index) {
      var button = document.createElement('button');
      button.type = 'button';
      button.className = 'button button--' + (index === 0 ? 'primary' : 'secondary');
      button.textContent = action.label;
      button.addEventListener('click', action.run);
      notice.append(button);
    });
    document.body.append(notice);
    return notice;
  }

  function reload() {
    location.reload();
  }

  var isRecovering = false;
  var slowNotice;

  function recover(error) {
    isRecovering = true;
    if (slowNotice) {
      slowNotice.remove();
    }
    // Prevents reload loops without storage, which may be blocked or full.
    var navigation = performance.getEntriesByType('navigation')[0];
    var wasReloaded = Boolean(navigation) && navigation.type === 'reload';
    return serverAnswers().then(function (answers) {
      if (answers && !wasReloaded) {
        reload();
        return;
      }
      var text =
        'Part of this page did not load. You can read it and follow its links; buttons and menus may not work.';
      showNotice('danger', [text, String(error)], [{label: 'Retry', run: reload}]);
    });
  }

  // Scripts that can't be fetched report it to their element, damaged ones to the window.
  function onError(event) {
    var source = event.error instanceof SyntaxError ? event.filename : event.target.src;
    var isEntry = /\/assets\/js\/(?:start|(?:runtime~)?main)\.[^/]+\.js$/.test(source || '');
    if (!isEntry || isRecovering || isHydrated()) {
      return;
    }
    isRecovering = true;
    // The browser may have cached the damaged script, and a reload would read it from there.
    fetch(source, {cache: 'reload'})
      .catch(function () {})
      .then(function () {
        return recover(source + ' could not be loaded.');
      });
  }

  addEventListener('error', onError, true);

  // A connection that hangs reports nothing.
  function saySlow() {
    if (isHydrated() || isRecovering || slowNotice || !document.body) {
      return;
    }
    var text =
      'Part of this page is still loading. You can read it and follow its links; buttons and menus may not work yet.';
    slowNotice = showNotice('warning', [text], [{label: 'Reload', run: reload}]);
    new MutationObserver(function () {
      slowNotice.remove();
    }).observe(root, {attributeFilter: ['data-has-hydrated']});
  }

  var timer = setTimeout(saySlow, 10000);

  function expectHydration(isExpected) {
    clearTimeout(timer);
    if (isExpected) {
      timer = setTimeout(saySlow, 10000);
    }
  }

  window.loadRecovery = {
    serverAnswers: serverAnswers,
    showNotice: showNotice,
    recover: recover,
    expectHydration: expectHydration,
  };
})();
