// Inlined in the head of every page. Slides details open and closed, before and after React: those of a
// summary, or of the list item that a link is in. Without scripts, the browser opens and closes them.
(() => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  // Milliseconds, as in the collapsible of theme-common 3.9.2: taller lists take longer.
  const durationOf = (height) => {
    const steps = height / 36;
    return calm.matches ? 1 : Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
  };

  const isOpen = (details) => details.open && !details.hasAttribute('data-closing');

  const slide = (details, isOpening) => {
    const list = details.lastElementChild;
    list.getAnimations().forEach((running) => running.cancel());
    details.open = true;
    details.toggleAttribute('data-closing', !isOpening);
    const heights = ['0', list.offsetHeight + 'px'];
    const animation = list.animate(
      {height: isOpening ? heights : heights.reverse(), overflow: ['clip', 'clip']},
      {duration: durationOf(list.offsetHeight), easing: 'ease-in-out'},
    );
    animation.onfinish = () => {
      details.open = isOpening;
      details.removeAttribute('data-closing');
    };
  };

  const onClick = (event) => {
    const control = event.target.closest?.('[data-own-control="details"]');
    // A link opens in another tab or window.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    const details = control.matches('summary')
      ? control.parentElement
      : control.closest('li').querySelector(':scope > details');
    const isOpening = !isOpen(details);
    if (isOpening && details.hasAttribute('data-closes-siblings')) {
      const siblings = control.closest('ul').querySelectorAll(':scope > li > details');
      Array.from(siblings)
        .filter((sibling) => sibling !== details && isOpen(sibling))
        .forEach((sibling) => slide(sibling, false));
    }
    slide(details, isOpening);
  };
  // Before React gets the event, which then doesn't follow the link of the page's own category.
  addEventListener('click', onClick, true);
})();
