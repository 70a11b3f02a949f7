import type {ColorMode} from '@docusaurus/theme-common';

/** Colors with a contrast of at least 4.5:1 in their color mode. */
export const presets: {name: string; colors: Record<ColorMode, string>}[] = [
  {name: 'Green', colors: {light: '#2e8555', dark: '#25c2a0'}},
  {name: 'Blue', colors: {light: '#2160c4', dark: '#6ea8fe'}},
  {name: 'Violet', colors: {light: '#7c3aed', dark: '#b794f6'}},
  {name: 'Red', colors: {light: '#c0362c', dark: '#ff8a7a'}},
  {name: 'Amber', colors: {light: '#96600a', dark: '#f2b134'}},
];
