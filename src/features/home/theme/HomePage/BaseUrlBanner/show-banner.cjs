// An inline script of the home page. It shows the URL as text, because a path may contain markup.
(function () {
  var baseUrl = document.currentScript.dataset.baseUrl;

  function paragraph(before, marked) {
    var element = document.createElement('p');
    var code = document.createElement('code');
    code.textContent = marked;
    element.append(before, code);
    return element;
  }

  addEventListener('load', function () {
    var folder = location.pathname.replace(/\/?(?:index\.html)?$/, '/');
    // If the site's code loads, it or the script that starts it has run by now.
    if (window.docusaurus || window.pageStart || folder === baseUrl) {
      return;
    }
    var banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'border:4px solid #c62828;margin:1rem;padding:1rem;font:1rem sans-serif';
    var title = document.createElement('strong');
    title.textContent = 'Your site did not load properly.';
    banner.append(
      title,
      paragraph(
        'This usually means that the configured base URL is wrong. The configuration has baseUrl: ',
        baseUrl,
      ),
      paragraph('Based on the URL of this page, it should be: ', folder),
    );
    document.body.prepend(banner);
  });
})();
