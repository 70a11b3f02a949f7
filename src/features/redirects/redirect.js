// An inline script of every redirect page. It reads the target from the page, so that one hash in
// the content security policy covers all redirect pages.
(() => {
  const target = document.querySelector('link[rel="canonical"]').getAttribute('href');
  // A target with its own query string or hash keeps it.
  location.replace(/[?#]/.test(target) ? target : target + location.search + location.hash);
})();
