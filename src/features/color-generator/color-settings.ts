import {type ColorMode, createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ColorSettings,
  defaultSettings,
  isHexColor,
  shadeNames,
} from '@site/src/components/ColorField/shades';
import useColorPreview from '@site/src/hooks/useColorPreview';
import {useState} from 'react';

/** One entry per color mode, which lasts as long as the tab. Its failures are logged. */
const slotOf = (mode: ColorMode) =>
  createStorageSlot(`color-generator-${mode}`, {persistence: 'sessionStorage'});

function isSettings(value: unknown): value is ColorSettings {
  const {baseColor, background, adjustments} = (value ?? {}) as Partial<ColorSettings>;
  return (
    isHexColor(baseColor ?? '') &&
    isHexColor(background ?? '') &&
    shadeNames.every((name) => Number.isFinite(adjustments?.[name]))
  );
}

/** Loads the settings of a color mode, or the defaults if nothing valid is saved. */
function loadSettings(mode: ColorMode): ColorSettings {
  try {
    const saved: unknown = JSON.parse(slotOf(mode).get() ?? 'null');
    return isSettings(saved) ? saved : defaultSettings[mode];
  } catch (error) {
    // Invalid data. The generator works without it.
    // eslint-disable-next-line no-console -- the specification asks for storage failures to be logged
    console.error(`Color settings of the ${mode} mode could not be read.`, error);
    return defaultSettings[mode];
  }
}

/** The settings of the current color mode, loaded when the mode changes and saved on every edit. */
export function useColorSettings() {
  const {colorMode: mode} = useColorMode();
  const isBrowser = useIsBrowser();
  const [edited, setEdited] = useState<Partial<Record<ColorMode, ColorSettings>>>({});
  const settings = edited[mode] ?? (isBrowser ? loadSettings(mode) : defaultSettings[mode]);

  const change = (next: ColorSettings) => {
    setEdited({...edited, [mode]: next});
    slotOf(mode).set(JSON.stringify(next));
  };

  useColorPreview(settings, mode);
  return {
    mode,
    settings,
    update: (part: Partial<ColorSettings>) => change({...settings, ...part}),
    reset: () => change(defaultSettings[mode]),
  };
}
