import {describe, expect, it} from 'vitest';
import {cssOf, defaultSettings, isHexColor, shadesOf} from './shades';

describe('the default shades', {tags: ['theme-colors-shades', 'theme-colors-defaults']}, () => {
  it.each([
    ['light', ['#2e8555', '#29784c', '#277148', '#205d3b', '#33925d', '#359962', '#3cad6e']],
    ['dark', ['#25c2a0', '#21af90', '#1fa588', '#1a8870', '#29d5b0', '#32d8b4', '#4fddbf']],
  ] as const)("in %s mode match this site's styles", (mode, colors) => {
    expect(Object.values(shadesOf(defaultSettings[mode]))).toEqual(colors);
  });
});

it('generates the rule for a color mode', () => {
  expect(cssOf(defaultSettings.light, 'light')).toMatch(
    /^:root \{\n {2}--ifm-color-primary: #2e8555;\n/,
  );
  expect(cssOf(defaultSettings.dark, 'dark')).toMatch(/^\[data-theme='dark'\] \{/);
  expect(cssOf(defaultSettings.dark, 'dark')).toContain('--ifm-background-color: #181920;');
});

it.each([
  ['#2e8555', true],
  ['#2E8555', true],
  ['2e8555', false],
  ['#2e855', false],
  ['#2e8555;}', false],
])('whether %s is a valid color: %s', (text, expected) => {
  expect(isHexColor(text)).toBe(expected);
});
