import type {ColorMode} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {cssOf, type ColorSettings} from './shades';

/**
 * Shows settings on the page for as long as the component that calls it is there.
 *
 * @param settings none leaves the page as it is
 * @param mode the color mode that they are for
 */
export function usePreview(settings: ColorSettings | undefined, mode: ColorMode): void {
  useEffect(() => {
    if (!settings) {
      return undefined;
    }
    const sheet = new CSSStyleSheet();
    // The site's own rules have the same weight: doubling the attribute makes this one win.
    sheet.replaceSync(cssOf(settings, mode).replace(/^[^{]*/, `:root[data-theme='${mode}'] `));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [settings, mode]);
}
