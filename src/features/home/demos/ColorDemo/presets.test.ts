import {contrast, defaultSettings} from '@site/src/components/ColorField/shades';
import {expect, it} from 'vitest';
import {presets} from './presets';

const colors = presets.flatMap(({name, colors: {light, dark}}) => [
  [name, 'light', light] as const,
  [name, 'dark', dark] as const,
]);

it.each(colors)('%s is readable in %s mode', (_, mode, color) => {
  expect(contrast(color, defaultSettings[mode].background)).toBeGreaterThanOrEqual(4.5);
});
