import '@testing-library/jest-dom/vitest';
import {cleanup} from '@testing-library/react';
import {afterEach, beforeEach, expect, vi} from 'vitest';

beforeEach(() => {
  // An error that React or the theme logs is a failure, unless the test expects it.
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
  const errors = vi.mocked(console.error).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
