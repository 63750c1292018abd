import type { FrameKind, Preview } from './preview.ts';

/** Data of an example for pages, which the build creates. */
export interface ExampleData {
  /** File name without the extension: `Alert.basic`. */
  name: string;
  /** Code of the file without `preview`. */
  source: string;
  /** Highlighted source. */
  html: string;
  /** Path of the compiled code, CommonJS, below the base of the site. */
  codePath: string;
  /** Kind of its frame. */
  frame: FrameKind;
  /** Height of its screen in pixels of the device, where its kind has another. */
  height?: number | undefined;
  /** Name of the scene that it is part of, which its compiled code draws. */
  scene?: string | undefined;
  /** Whether its device is an unfolded foldable. */
  unfolded: boolean;
  /** Whether it is an app with safe areas: the device then shows camera and home bar. */
  safeArea: boolean;
  /** First screen as HTML with its styles. */
  poster: string;
  /** Label of the control that is pressed on the poster, and by autoplay. */
  pressed?: string | undefined;
  /** Mistakes of the author, each with its line: they stop a build, and stand on the page in development. */
  problems?: string;
  /** Modules that the example imports. */
  deps: readonly string[];
}

/** An example with data for the build only. */
export interface BuiltExample extends ExampleData {
  /** Compiled code, which is served at `codePath`. */
  code: string;
  preview: Preview;
}

/** Code that is displayed and type-checked, but not run. */
export interface SnippetData {
  name: string;
  source: string;
  html: string;
  /** Language of the file: `tsx` or `ts`. */
  language: string;
}
