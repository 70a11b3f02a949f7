import {useColorMode} from '@docusaurus/theme-common';
import ColorField from '@site/src/components/ColorField';
import {
  contrast,
  cssOf,
  minimumContrast,
  shadeNames,
  shadesOf,
} from '@site/src/components/ColorField/shades';
import fieldStyles from '@site/src/components/ColorField/styles.module.css';
import ScrollTable from '@site/src/components/ScrollTable';
import CodeBlock from '@theme/CodeBlock';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';
import {useColorSettings} from './color-settings';

/**
 * Generates the shades of a brand color, previews them on the page and shows their CSS. Settings
 * are kept per color mode.
 */
export default function ColorGenerator(): ReactNode {
  const {setColorMode} = useColorMode();
  const {mode, settings, update, reset} = useColorSettings();
  const shades = shadesOf(settings);
  const otherMode = mode === 'dark' ? 'light' : 'dark';

  return (
    <div className={styles.generator}>
      <div className={styles.fields}>
        <ColorField
          label="Base color"
          value={settings.baseColor}
          onChange={(baseColor) => update({baseColor})}
        />
        <ColorField
          label="Background"
          value={settings.background}
          onChange={(background) => update({background})}
        />
        <button
          type="button"
          className="button button--outline button--sm"
          onClick={() => setColorMode(otherMode)}
        >
          {`Edit the ${otherMode} mode`}
        </button>
        <button type="button" className="button button--outline button--sm" onClick={reset}>
          Reset
        </button>
      </div>
      <div className={styles.shades}>
        <ScrollTable>
          <caption>{`Shades of the ${mode} mode`}</caption>
          <thead>
            <tr>
              <th scope="col">Shade</th>
              <th scope="col">Darken by</th>
              <th scope="col">Color</th>
              <th scope="col">Contrast</th>
            </tr>
          </thead>
          <tbody>
            {shadeNames.map((name) => {
              const ratio = contrast(shades[name], settings.background);
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <input
                      className={fieldStyles.input}
                      type="number"
                      step={0.05}
                      min={-1}
                      max={1}
                      aria-label={`Darken ${name} by`}
                      value={settings.adjustments[name]}
                      onChange={({target: {valueAsNumber}}) =>
                        Number.isFinite(valueAsNumber) &&
                        update({adjustments: {...settings.adjustments, [name]: valueAsNumber}})
                      }
                    />
                  </td>
                  <td>
                    <span className={styles.swatch} style={{background: shades[name]}} />
                    <code>{shades[name]}</code>
                  </td>
                  <td>
                    {ratio.toFixed(2)}
                    {ratio < minimumContrast && ' (too low for text)'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </ScrollTable>
      </div>
      <CodeBlock language="css" title="src/css/custom.css">
        {cssOf(settings, mode)}
      </CodeBlock>
    </div>
  );
}
