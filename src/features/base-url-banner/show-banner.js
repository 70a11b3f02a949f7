// An inline script of the home page. The notice shows the URL as text, because a path may contain markup.
(function () {
  var baseUrl = document.currentScript.dataset.baseUrl;

  addEventListener('load', function () {
    var folder = location.pathname.replace(/\/?(?:index\.html)?$/, '/');
    // If the site's code loads, it or the script that starts it has run by now.
    if (window.docusaurus || window.pageStart || folder === baseUrl) {
      return;
    }
    var texts = [
      'Your site did not load properly.',
      'This usually means that the configured base URL is wrong. The configuration has baseUrl: ' +
        baseUrl,
      'Based on the URL of this page, it should be: ' + folder,
    ];
    // See framework/recovery.
    var notice = window.loadRecovery.showNotice('danger', texts, []);
    // The site's styles didn't load either.
    notice.style.cssText = 'border:4px solid #c62828;margin:1rem;padding:1rem;font:1rem sans-serif';
    document.body.prepend(notice);
  });
})();
