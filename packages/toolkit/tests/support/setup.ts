import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installBrowser, REDUCED_MOTION, resizeWindow, setMedia } from './browser';

installBrowser();
// Some parts keep the size that the window had when they were loaded.
resizeWindow(390, 844);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let consoleError: ReturnType<typeof vi.spyOn>;
let consoleWarn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  setMedia(REDUCED_MOTION, false);
  setMedia('(prefers-color-scheme: dark)', false);
  resizeWindow(390, 844);
  consoleError = vi.spyOn(console, 'error');
  consoleWarn = vi.spyOn(console, 'warn');
});

// Fails a test that logged errors or warnings, unless it expects them and clears the spy.
afterEach(() => {
  cleanup();
  const messages = [...consoleError.mock.calls, ...consoleWarn.mock.calls];
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(messages).toEqual([]);
});
