// Inlined in the head of every page. Keeps what a reader does until the first script has arrived,
// which takes it over (see client/early-actions.ts).
(function () {
  var events = [];
  function keep(event) {
    events.push(event);
  }
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  window.takeEarlyEvents = function () {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keep, true);
    return events;
  };
})();
