import {useEffect} from 'react';

const fieldTags = ['INPUT', 'SELECT', 'TEXTAREA'];

/** Whether a key that is pressed now would be typed. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || fieldTags.includes(target.tagName))
  );
}

/** Calls `toggle` on Ctrl+K and Cmd+K, `open` on a slash that is not typed into a field. */
export function useSearchShortcuts({open, toggle}: {open: () => void; toggle: () => void}): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, isComposing} = event;
      if (isComposing || altKey) {
        return;
      }
      const hasModifier = ctrlKey || metaKey;
      if (hasModifier && key.toLowerCase() === 'k') {
        event.preventDefault();
        toggle();
      } else if (!hasModifier && key === '/' && !isTyping(event)) {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [open, toggle]);
}
