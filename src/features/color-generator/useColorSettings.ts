import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState} from 'react';
import {defaultSettings, type ColorSettings} from './shades';
import {loadSettings, saveSettings} from './storage';
import {usePreview} from './usePreview';

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
