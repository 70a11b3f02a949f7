import '@testing-library/jest-dom/vitest';
import {cleanup, configure} from '@testing-library/react';
import {afterEach, beforeEach, expect, vi} from 'vitest';
import {loggedErrors} from './logged-errors';

// Code that loads on demand takes its time on a busy machine.
configure({asyncUtilTimeout: 10_000});

// happy-dom lacks this old way to make an event, which the theme's storage uses.
Object.assign(Event.prototype, {
  initStorageEvent(
    this: Event,
    type: string,
    bubbles: boolean,
    cancelable: boolean,
    ...[key, oldValue, newValue, , storageArea]: unknown[]
  ) {
    this.initEvent(type, bubbles, cancelable);
    for (const [name, value] of Object.entries({key, oldValue, newValue, storageArea})) {
      Object.defineProperty(this, name, {value});
    }
  },
});

beforeEach(() => {
  loggedErrors.length = 0;
  // Links load the pages that they lead to.
  window.docusaurus = {preload: async () => [], prefetch: () => false} as never;
  vi.spyOn(console, 'error').mockImplementation((...entries) => void loggedErrors.push(entries));
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const {name} of Array.from(document.documentElement.attributes)) {
    document.documentElement.removeAttribute(name);
  }
  // A test that causes errors takes them.
  expect(loggedErrors).toEqual([]);
});
