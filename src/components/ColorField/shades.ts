import type {ColorMode} from '@docusaurus/theme-common';
import {colord, extend} from 'colord';
import a11yPlugin from 'colord/plugins/a11y';

extend([a11yPlugin]);

/** The shades that Infima's primary color needs, with the defaults of `ColorSettings`. */
const adjustments = {
  primary: 0,
  dark: 0.1,
  darker: 0.15,
  darkest: 0.3,
  light: -0.1,
  lighter: -0.15,
  lightest: -0.3,
};

type ShadeName = keyof typeof adjustments;

export const shadeNames = Object.keys(adjustments) as ShadeName[];

/** Colors are written `#rrggbb`. */
export type ColorSettings = {
  baseColor: string;
  background: string;
  /** The share of its lightness by which a shade is darkened. Negative values lighten it. */
  adjustments: Record<ShadeName, number>;
};

export const defaultSettings: Record<ColorMode, ColorSettings> = {
  light: {baseColor: '#2e8555', background: '#ffffff', adjustments},
  dark: {baseColor: '#25c2a0', background: '#181920', adjustments},
};

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The seven shades of a setting, as `#rrggbb`. */
export const shadesOf = ({baseColor, adjustments: amounts}: ColorSettings) =>
  Object.fromEntries(
    shadeNames.map((name) => [
      name,
      colord(baseColor).darken(amounts[name], {relative: true}).toHex(),
    ]),
  ) as Record<ShadeName, string>;

/** Contrast ratio from 1 to 21, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (one: string, other: string): number => colord(one).contrast(other);

/** WCAG AA for text of normal size. */
export const minimumContrast = 4.5;

const selectors: Record<ColorMode, string> = {light: ':root', dark: "[data-theme='dark']"};

/** The CSS variables of a setting with their values. */
export const variablesOf = (settings: ColorSettings): [name: string, color: string][] => [
  ...Object.entries(shadesOf(settings)).map(([name, color]): [string, string] => [
    name === 'primary' ? '--ifm-color-primary' : `--ifm-color-primary-${name}`,
    color,
  ]),
  ['--ifm-background-color', settings.background],
];

/** The rule to paste into a site's style sheet for one color mode. */
export const cssOf = (settings: ColorSettings, mode: ColorMode): string =>
  [
    `${selectors[mode]} {`,
    ...variablesOf(settings).map(([name, color]) => `  ${name}: ${color};`),
    '}',
  ].join('\n');
