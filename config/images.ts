import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';

/** Sizes in pixels, quality in percent. */
export const images: Partial<IdealImageOptions> = {
  quality: 70,
  max: 1030,
  min: 640,
  steps: 2,
  disableInDev: true,
};
