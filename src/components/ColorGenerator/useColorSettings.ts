import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';
import {cssOf, defaultSettings, type ColorSettings} from './shades';
import {loadSettings, saveSettings} from './storage';

/** Shows the settings on the page while the generator is on it. */
function usePreview(settings: ColorSettings, mode: ColorMode): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    // The site's own rules have the same weight: doubling the attribute makes this one win.
    sheet.replaceSync(cssOf(settings, mode).replace(/^[^{]*/, `:root[data-theme='${mode}'] `));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [settings, mode]);
}

type Result = {
  mode: ColorMode;
  settings: ColorSettings;
  update: (change: Partial<ColorSettings>) => void;
  reset: () => void;
};

/** The settings of the color mode that is on: read when the mode changes, saved when they do. */
export function useColorSettings(): Result {
  const {colorMode: mode} = useColorMode();
  const isBrowser = useIsBrowser();
  const [edited, setEdited] = useState<Partial<Record<ColorMode, ColorSettings>>>({});
  const settings = edited[mode] ?? (isBrowser ? loadSettings(mode) : defaultSettings[mode]);

  const change = (next: ColorSettings) => {
    setEdited({...edited, [mode]: next});
    saveSettings(mode, next);
  };

  usePreview(settings, mode);
  return {
    mode,
    settings,
    update: (part) => change({...settings, ...part}),
    reset: () => change(defaultSettings[mode]),
  };
}
