import { expect, test } from 'vitest';
import { snackApp } from '../src/playground/snackApp.ts';

test('an example gets the providers of ZS-ui around it', () => {
  expect(snackApp.app("import { ZSText } from '@0610studio/zs-ui';")).toContain(
    '<OverlayProvider>',
  );
});

test('an example that brings its own theme gets no providers', () => {
  expect(snackApp.app("import { ThemeProvider } from '@0610studio/zs-ui';")).not.toContain(
    'OverlayProvider',
  );
});
