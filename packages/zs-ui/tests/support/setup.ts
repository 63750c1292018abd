import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installBrowser, REDUCED_MOTION, setMedia, setWindow } from './browser';

installBrowser();
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let consoleError: ReturnType<typeof vi.spyOn>;
let consoleWarn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  setMedia(REDUCED_MOTION, false);
  setMedia('(prefers-color-scheme: dark)', false);
  setWindow(390, 844);
  consoleError = vi.spyOn(console, 'error');
  consoleWarn = vi.spyOn(console, 'warn');
});

// Nothing may complain unless a test expects it and clears the spy.
afterEach(() => {
  cleanup();
  const complaints = [...consoleError.mock.calls, ...consoleWarn.mock.calls];
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints).toEqual([]);
});
