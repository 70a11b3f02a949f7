// Inlined in the head of every page. Opens and closes dropdowns, before and after React: elements with
// `data-dropdown` that have a button and, next to it, a list. The state is the button's `aria-expanded`.
(() => {
  const buttonSelector = '[data-own-control="dropdown"]';
  const closest = (target, selector) => target.closest?.(selector);
  const dropdownOf = (target) => closest(target, '[data-dropdown]');
  const buttonOf = (dropdown) => dropdown.querySelector(buttonSelector);
  const setOpen = (dropdown, isOpen) => buttonOf(dropdown).setAttribute('aria-expanded', isOpen);
  const isOpen = (dropdown) => buttonOf(dropdown).getAttribute('aria-expanded') === 'true';

  const openDropdowns = () =>
    Array.from(document.querySelectorAll(`${buttonSelector}[aria-expanded="true"]`), dropdownOf);
  const closeOthers = (target) =>
    openDropdowns()
      .filter((dropdown) => !dropdown.contains(target))
      .forEach((dropdown) => setOpen(dropdown, false));
  const closeAll = () => closeOthers(null);

  const onHover =
    (isOver) =>
    ({pointerType, target, relatedTarget}) => {
      const dropdown = closest(target, '[data-dropdown="hover"]');
      if (pointerType !== 'mouse' || !dropdown || dropdown.contains(relatedTarget)) {
        return;
      }
      // Keyboard users keep the list when the mouse passes by.
      if (isOver || !dropdown.querySelector(':focus-visible')) {
        setOpen(dropdown, isOver);
      }
    };

  let pointerType;

  const onButton = (event, button) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    const dropdown = dropdownOf(button);
    const wasOpenedByMouse =
      event.detail > 0 && pointerType === 'mouse' && dropdown.dataset.dropdown === 'hover';
    // A click follows the button's link then, unless the reader is there.
    if (wasOpenedByMouse && button.pathname !== location.pathname) {
      return;
    }
    event.preventDefault();
    // Safari doesn't focus what is clicked.
    button.focus();
    setOpen(dropdown, wasOpenedByMouse || !isOpen(dropdown));
  };

  // Links that need React lead on only once it's there.
  const onItem = (dropdown, item) => {
    if (item.matches('button')) {
      setOpen(dropdown, false);
      buttonOf(dropdown).focus();
      return;
    }
    const {state} = history;
    setTimeout(() => {
      if (history.state !== state) {
        setOpen(dropdown, false);
      }
    });
  };

  const onClick = (event) => {
    const button = closest(event.target, buttonSelector);
    const item = closest(event.target, '[data-dropdown] :is(a, button)');
    if (button) {
      onButton(event, button);
    } else if (item) {
      onItem(dropdownOf(item), item);
    }
  };

  const onKey = (event) => {
    const button = closest(event.target, buttonSelector);
    // A link with the role of a button. Space would scroll the page.
    if (event.key === ' ' && button?.matches('a')) {
      event.preventDefault();
      button.click();
    }
    if (event.key === 'Escape') {
      openDropdowns()
        // One that the mouse has opened doesn't have the focus.
        .filter((dropdown) => dropdown.contains(document.activeElement))
        .forEach((dropdown) => buttonOf(dropdown).focus());
      closeAll();
    }
  };

  const listen = (type, listener) => addEventListener(type, listener, true);
  listen('pointerover', onHover(true));
  listen('pointerout', onHover(false));
  listen('pointerdown', (event) => {
    pointerType = event.pointerType;
    closeOthers(event.target);
  });
  listen('focusin', ({target}) => closeOthers(target));
  listen('click', onClick);
  listen('keydown', onKey);
  listen('popstate', closeAll);
  listen('pagehide', closeAll);
})();
