// Inlined in the head of every page. Answers buttons that copy, before and after React: the text in
// `data-copy-text`, the file at the URL in `data-copy-url`, or the code of the block that they're in.
// The result is in `data-copy-state` of the button or of what it's in, for styles, and chooses the label.
(() => {
  const shownMs = 2000;
  const messages = {copied: 'Copied', failed: 'Copying failed'};

  const fetchText = async (url) => {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`${url} responded with status ${response.status}.`);
    }
    return response.text();
  };

  const codeOf = (button) => {
    const lines = button.closest('[data-copies-code]').querySelector('pre code').children;
    return Array.from(lines, (line) => line.textContent).join('\n');
  };

  // Safari requires the call before the response arrives.
  const copyFile = (url) => {
    const blob = fetchText(url).then((text) => new Blob([text], {type: 'text/plain'}));
    return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  };

  // For screen readers. An output has the role of a status.
  const status = document.createElement('output');
  status.className = 'sr-only';

  const setState = (place, state) => {
    place.dataset.copyState = state;
    place.querySelectorAll('[data-copy-label]').forEach((label) => {
      label.hidden = label.dataset.copyLabel !== state;
    });
    status.textContent = messages[state] ?? '';
  };

  addEventListener(
    'click',
    async ({target}) => {
      const button = target.closest?.('[data-own-control="copy"]');
      if (!button) {
        return;
      }
      const place = button.closest('[data-copy-state]');
      const {copyUrl, copyText} = button.dataset;
      // Screen readers announce changes of what is there already.
      document.body.append(status);
      // The answer of the clipboard takes a while on a slow phone.
      place.setAttribute('aria-busy', 'true');
      try {
        await (copyUrl
          ? copyFile(copyUrl)
          : navigator.clipboard.writeText(copyText ?? codeOf(button)));
        setState(place, 'copied');
      } catch {
        setState(place, 'failed');
      }
      place.removeAttribute('aria-busy');
      setTimeout(() => setState(place, ''), shownMs);
    },
    true,
  );
})();
