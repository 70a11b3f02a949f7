import {describe, expect, it} from 'vitest';
import {editDistance} from './edit-distance';

describe('the distance of two words', () => {
  it.each([
    ['the same', 'deploy', 'deploy', 0],
    ['a letter that is missing', 'anouncement', 'announcement', 1],
    ['a letter too many', 'sidebarr', 'sidebar', 1],
    ['another letter at the start', 'xidebar', 'sidebar', 1],
    ['letters that changed places', 'swizzel', 'swizzle', 2],
    ['letters moved along', 'abcdef', 'bcdefa', 2],
    ['several of each', 'kitten', 'sitting', 3],
    ['nothing', '', 'abc', 3],
  ])('counts %s', (_, a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
    expect(editDistance(a, b, distance)).toBe(distance);
  });

  it.each([
    ['in length', 'ab', 'abcdef'],
    ['at the start', 'abcdefgh', 'xxxxefgh'],
    ['at the end', 'abcdefgh', 'abcdxxxx'],
    ['at both', 'xxcdefxx', 'abcdefgh'],
  ])('is more than the limit when they differ much %s', (_, a, b) => {
    expect(editDistance(a, b, 3)).toBe(4);
  });
});
