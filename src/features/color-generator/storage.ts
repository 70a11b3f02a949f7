import type {ColorMode} from '@docusaurus/theme-common';
import {defaultSettings, isHexColor, shadeVariables, type ColorSettings} from './shades';

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
export function loadSettings(mode: ColorMode): ColorSettings {
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
export function saveSettings(mode: ColorMode, settings: ColorSettings): void {
  try {
    sessionStorage.setItem(keyOf(mode), JSON.stringify(settings));
  } catch (error) {
    // eslint-disable-next-line no-console -- the specification asks for storage failures to be logged
    console.error(`Color settings of the ${mode} mode could not be saved.`, error);
  }
}
