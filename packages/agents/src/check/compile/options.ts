import ts from 'typescript';

/** As in a new Expo app: `expo/tsconfig.base` with `strict`. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.dom.d.ts', 'lib.esnext.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleDetection: ts.ModuleDetectionKind.Force,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  // What the app installs beside these is not known: nothing is found by looking for it.
  types: [],
};
