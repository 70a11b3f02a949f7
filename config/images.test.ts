import {expect, it} from 'vitest';
import {images} from './images';

it(
  'images are resized to 1030 and 640 px with quality 70, and unchanged in development',
  {tags: ['image-options']},
  () => {
    expect(images).toEqual({quality: 70, max: 1030, min: 640, steps: 2, disableInDev: true});
  },
);
