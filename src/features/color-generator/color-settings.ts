import {type ColorMode, useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';
import {type ColorSettings, cssOf, defaultSettings, isHexColor, shadeVariables} from './shades';

/** One entry for light and one for dark, gone with the tab. */
const keyOf = (mode: ColorMode) => `color-generator-${mode}`;

function isSettings(value: unknown): value is ColorSettings {
  const {baseColor, background, adjustments} = (value ?? {}) as Partial<ColorSettings>;
  return (
    isHexColor(baseColor ?? '') &&
    isHexColor(background ?? '') &&
    Object.keys(shadeVariables).every((name) =>
      Number.isFinite(adjustments?.[name as keyof ColorSettings['adjustments']]),
    )
  );
}

/** The saved settings of a color mode, or the defaults where nothing usable is saved. */
function loadSettings(mode: ColorMode): ColorSettings {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(mode)) ?? 'null');
    return isSettings(saved) ? saved : defaultSettings[mode];
  } catch (error) {
    // Storage may be blocked, or hold what another program wrote: the generator works without.
    // eslint-disable-next-line no-console -- the specification asks for storage failures to be logged
    console.error(`Color settings of the ${mode} mode could not be read.`, error);
    return defaultSettings[mode];
  }
}

/** Saves the settings of a color mode until the tab is closed. */
function saveSettings(mode: ColorMode, settings: ColorSettings): void {
  try {
    sessionStorage.setItem(keyOf(mode), JSON.stringify(settings));
  } catch (error) {
    // eslint-disable-next-line no-console -- the specification asks for storage failures to be logged
    console.error(`Color settings of the ${mode} mode could not be saved.`, error);
  }
}

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
