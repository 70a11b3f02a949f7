// Inlined in the head of every page. Follows the scrolling, before and after React: hides the navbar on
// the way down and after a jump to an anchor, and shows the "Back to top" button on the way up. Both are
// attributes of the page for ./styles.css.
(() => {
  // The theme's distance from the top.
  const buttonFrom = 300;
  // A jump has ended when nothing has moved for so long.
  const restMs = 150;

  const root = document.documentElement;
  const hideNavbar = (isHidden) => root.toggleAttribute('data-navbar-hidden', isHidden);
  const showButton = (isShown) => root.toggleAttribute('data-back-to-top', isShown);
  const navbarHeight = () => document.querySelector('[data-hides-on-scroll]')?.offsetHeight ?? 0;

  let last = 0;
  let jumpEnds = 0;
  const ignoreScrolling = () => {
    jumpEnds = performance.now() + restMs;
  };

  const onScroll = () => {
    const before = last;
    last = scrollY;
    const height = navbarHeight();
    const isJump = performance.now() < jumpEnds;
    if (isJump) {
      ignoreScrolling();
    }
    if (last < height) {
      hideNavbar(false);
    }
    // A page that opens where the reader left it isn't scrolled.
    if (isJump || before === 0) {
      return;
    }
    const isDown = last >= before;
    // Some browsers scroll beyond the end and back.
    const untilEnd = root.scrollHeight - last - innerHeight;
    if (last >= height && (isDown || untilEnd > height)) {
      hideNavbar(isDown);
    }
    if (isDown || last < buttonFrom || untilEnd > 0) {
      showButton(!isDown && last >= buttonFrom);
    }
  };

  const hasTarget = () => {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null;
    } catch {
      // What a reader has typed needn't be a valid URL.
      return false;
    }
  };

  const onJump = () => {
    if (hasTarget()) {
      ignoreScrolling();
      showButton(false);
      requestAnimationFrame(() => hideNavbar(scrollY >= navbarHeight()));
    } else {
      hideNavbar(false);
    }
  };

  addEventListener('scroll', onScroll, {passive: true});
  addEventListener('DOMContentLoaded', onJump);
  addEventListener('hashchange', onJump);
  // From ./report-routes.ts.
  addEventListener('routechange', onJump);
  addEventListener(
    'click',
    ({target}) => {
      // A chosen tab stays where it is, which scrolls the page.
      if (target.closest?.('[role="tab"]')) {
        ignoreScrolling();
      }
      if (target.closest?.('[data-own-control="back-to-top"]')) {
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        scrollTo({top: 0, behavior: isCalm ? 'instant' : 'smooth'});
      }
    },
    true,
  );
})();
