// Printed into every redirect page as it is: where to is in the page, not in the script, so that
// one hash in the content security policy covers them all.
(function () {
  var target = document.querySelector('link[rel="canonical"]').getAttribute('href');
  // A target with a query string or a hash of its own keeps those.
  var carried = /[?#]/.test(target) ? '' : location.search + location.hash;
  location.replace(target + carried);
})();
