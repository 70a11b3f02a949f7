import type {ColorMode} from '@docusaurus/theme-common';

/** The shades that Infima's primary color needs, with their CSS variables. */
export const shadeVariables = {
  primary: '--ifm-color-primary',
  dark: '--ifm-color-primary-dark',
  darker: '--ifm-color-primary-darker',
  darkest: '--ifm-color-primary-darkest',
  light: '--ifm-color-primary-light',
  lighter: '--ifm-color-primary-lighter',
  lightest: '--ifm-color-primary-lightest',
} as const;

export type ShadeName = keyof typeof shadeVariables;

/** Colors are written `#rrggbb`. */
export type ColorSettings = {
  baseColor: string;
  background: string;
  /** The share of its lightness by which a shade is darkened. Negative values lighten it. */
  adjustments: Record<ShadeName, number>;
};

const adjustments: ColorSettings['adjustments'] = {
  primary: 0,
  dark: 0.1,
  darker: 0.15,
  darkest: 0.3,
  light: -0.1,
  lighter: -0.15,
  lightest: -0.3,
};

export const defaultSettings: Record<ColorMode, ColorSettings> = {
  light: {baseColor: '#2e8555', background: '#ffffff', adjustments},
  dark: {baseColor: '#25c2a0', background: '#181920', adjustments},
};

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Red, green and blue of `#rrggbb`, each from 0 to 1. */
const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255) as [
    number,
    number,
    number,
  ];

// Rounds halves down, as Infima's own palette does.
const tie = 1e-9;

const toHex = (channels: number[]) =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255 - tie)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * Darkens a color by a share of its lightness in HSL (https://www.w3.org/TR/css-color-4/#the-hsl-notation);
 * hue and saturation stay.
 *
 * @param hex `#rrggbb`
 * @param amount 0.1 takes a tenth of the lightness away, -0.1 adds one
 */
export function darken(hex: string, amount: number): string {
  const channels = channelsOf(hex);
  const max = Math.max(...channels);
  const min = Math.min(...channels);
  const lightness = (max + min) / 2;
  const range = 1 - Math.abs(2 * lightness - 1);
  const saturation = range === 0 ? 0 : (max - min) / range;
  const target = Math.min(1, Math.max(0, lightness * (1 - amount)));
  const chroma = (1 - Math.abs(2 * target - 1)) * saturation;
  // Hue and saturation stay the same if each channel keeps its relative position between the lowest
  // and the highest.
  return toHex(
    channels.map((channel) => {
      const place = max === min ? 0 : (channel - min) / (max - min);
      return target + chroma * (place - 0.5);
    }),
  );
}

/** The seven shades of a setting, as `#rrggbb`. */
export const shadesOf = ({baseColor, adjustments: amounts}: ColorSettings) =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, darken(baseColor, amount)]),
  ) as Record<ShadeName, string>;

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio from 1 to 21, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** WCAG AA for text of normal size. */
export const minimumContrast = 4.5;

const selectors: Record<ColorMode, string> = {light: ':root', dark: "[data-theme='dark']"};

/** The CSS variables of a setting with their values. */
export function variablesOf(settings: ColorSettings): [name: string, color: string][] {
  const shades = shadesOf(settings);
  return [
    ...Object.entries(shadeVariables).map(([name, variable]): [string, string] => [
      variable,
      shades[name as ShadeName],
    ]),
    ['--ifm-background-color', settings.background],
  ];
}

/** The rule to paste into a site's style sheet for one color mode. */
export const cssOf = (settings: ColorSettings, mode: ColorMode): string =>
  [
    `${selectors[mode]} {`,
    ...variablesOf(settings).map(([name, color]) => `  ${name}: ${color};`),
    '}',
  ].join('\n');
