import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import ColorField from '@site/src/components/ColorField';
import {
  contrast,
  cssOf,
  defaultSettings,
  minimumContrast,
} from '@site/src/components/ColorField/shades';
import useColorPreview from '@site/src/hooks/useColorPreview';
import CodeBlock from '@theme/CodeBlock';
import React, {useId, useMemo, useState, type ReactNode} from 'react';
import Pane from '../Pane';
import panels from '../panels.module.css';
import SitePreview from './SitePreview';
import styles from './styles.module.css';

const modes: ColorMode[] = ['light', 'dark'];

/** Colors with a contrast of at least 4.5:1 in their color mode. */
const presets: {name: string; colors: Record<ColorMode, string>}[] = [
  {name: 'Green', colors: {light: '#2e8555', dark: '#25c2a0'}},
  {name: 'Blue', colors: {light: '#2160c4', dark: '#6ea8fe'}},
  {name: 'Violet', colors: {light: '#7c3aed', dark: '#b794f6'}},
  {name: 'Red', colors: {light: '#c0362c', dark: '#ff8a7a'}},
  {name: 'Amber', colors: {light: '#96600a', dark: '#f2b134'}},
];

/** A color picker with the CSS for a theme, previewed on a sketch or on this page. */
export default function ColorDemo(): ReactNode {
  const name = useId();
  const {colorMode, setColorMode} = useColorMode();
  const [baseColors, setBaseColors] = useState<Partial<Record<ColorMode, string>>>({});
  const [isOnPage, setOnPage] = useState(false);
  const defaults = defaultSettings[colorMode];
  const baseColor = baseColors[colorMode] ?? defaults.baseColor;
  const settings = useMemo(() => ({...defaults, baseColor}), [defaults, baseColor]);
  const ratio = contrast(baseColor, settings.background);
  useColorPreview(isOnPage ? settings : undefined, colorMode);

  return (
    <div className={panels.halves}>
      <Pane label="src/css/custom.css" isFile>
        <div className={styles.controls}>
          <fieldset className={styles.presets}>
            <legend>Color</legend>
            {presets.map((preset) => (
              <button
                key={preset.name}
                type="button"
                className={styles.swatch}
                style={{background: preset.colors[colorMode]}}
                aria-label={preset.name}
                aria-pressed={preset.colors[colorMode] === baseColor}
                onClick={() => setBaseColors(preset.colors)}
              />
            ))}
          </fieldset>
          <ColorField
            label="Custom color"
            value={baseColor}
            onChange={(color) => setBaseColors({...baseColors, [colorMode]: color})}
          />
          <fieldset className={styles.modes}>
            <legend>Color mode</legend>
            {modes.map((mode) => (
              <label key={mode}>
                <input
                  type="radio"
                  name={name}
                  checked={mode === colorMode}
                  onChange={() => setColorMode(mode)}
                />{' '}
                {mode}
              </label>
            ))}
          </fieldset>
        </div>
        <CodeBlock language="css">{cssOf(settings, colorMode)}</CodeBlock>
      </Pane>
      <Pane label="my-site.com/docs/moor">
        <SitePreview settings={settings} />
        <p className={styles.contrast} role="status">
          Contrast with the background: <strong>{ratio.toFixed(2)}</strong>.{' '}
          {ratio < minimumContrast ? 'Too low for text (at least 4.5).' : 'High enough for text.'}
        </p>
        <div>
          <button
            type="button"
            className="button button--outline"
            aria-pressed={isOnPage}
            onClick={() => setOnPage(!isOnPage)}
          >
            {isOnPage ? 'Reset the color of this page' : 'Try it on this page'}
          </button>
        </div>
      </Pane>
    </div>
  );
}
