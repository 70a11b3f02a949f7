// Inlined in the head of every page.
// Records what a reader does with the search until its code has loaded: the shortcut, a click on
// the button, and any text typed after that.
(function () {
  var queue = {isOpen: false, text: '', drain: drain};
  window.searchQueue = queue;
  function open(event) {
    event.preventDefault();
    queue.isOpen = true;
  }
  function onClick(event) {
    if (event.target.closest && event.target.closest('.DocSearch-Button')) {
      open(event);
    }
  }
  function onKey(event) {
    var isField = /^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      open(event);
    } else if (event.ctrlKey || event.metaKey || event.altKey || isField) {
      return;
    } else if (!queue.isOpen && event.key === '/') {
      open(event);
    } else if (queue.isOpen && event.key === 'Escape') {
      queue.isOpen = false;
      queue.text = '';
    } else if (queue.isOpen && event.key === 'Backspace') {
      queue.text = queue.text.slice(0, -1);
    } else if (queue.isOpen && event.key.length === 1) {
      event.preventDefault();
      queue.text += event.key;
    }
  }
  function drain(open) {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey, true);
    if (queue.isOpen) {
      open(queue.text);
    }
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
})();
