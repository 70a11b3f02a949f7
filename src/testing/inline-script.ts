import {onTestFinished, vi} from 'vitest';
import {readInlineScript} from '../framework/security/inline-scripts';

/**
 * Runs a script that is inlined in pages, until the end of the test.
 *
 * @param file its path
 * @param data what it has in `data-` attributes
 */
export function runInlineScript(file: string, data: Record<string, string> = {}): void {
  const element = document.createElement('script');
  Object.assign(element.dataset, data);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  const listen = vi.spyOn(window, 'addEventListener');
  window.eval(readInlineScript(file));
  const calls = [...listen.mock.calls];
  listen.mockRestore();
  onTestFinished(() => {
    calls.forEach((call) => window.removeEventListener(...call));
    // What it announces.
    document.querySelectorAll('body > output').forEach((output) => output.remove());
  });
}
