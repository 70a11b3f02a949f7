import type {ColorMode} from '@docusaurus/theme-common';
import {type ColorSettings, cssOf} from '@site/src/components/ColorField/shades';
import {useEffect} from 'react';

/**
 * Applies settings to the page while the calling component is mounted.
 *
 * @param settings undefined leaves the page unchanged
 * @param mode the color mode that they are for
 */
export default function useColorPreview(
  settings: ColorSettings | undefined,
  mode: ColorMode,
): void {
  useEffect(() => {
    if (!settings) {
      return undefined;
    }
    const sheet = new CSSStyleSheet();
    // A higher specificity than the site's own rules.
    sheet.replaceSync(cssOf(settings, mode).replace(/^[^{]*/, `:root[data-theme='${mode}'] `));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [settings, mode]);
}
