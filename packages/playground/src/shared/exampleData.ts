import type { Preview } from './preview.ts';

/** A whole phone, a shorter one, or a part of a screen that is as high as what it shows. */
export type FrameKind = 'phone' | 'short' | 'stage';

/** One runnable example as the build hands it to the site. */
export interface ExampleData {
  /** File name without its ending: `Alert.basic`. */
  name: string;
  /** Code of the file as the reader sees it: without `preview`. */
  source: string;
  /** Highlighted source. */
  html: string;
  /** Address of the CommonJS text the frame runs, below the site's base. */
  codePath: string;
  /** What it stands in. */
  frame: FrameKind;
  /** Whether its device is a foldable that is open. */
  unfolded: boolean;
  /** Whether it is an app that keeps clear of the camera and the home bar. */
  safeArea: boolean;
  /** What the example draws before it runs, as HTML with its own styles. */
  poster: string;
  /** What is pressed on the picture, by its label: a running phone may press it too. */
  pressed?: string | undefined;
  /** Modules the example imports. */
  deps: readonly string[];
}

/** An example with what pages need not know. */
export interface BuiltExample extends ExampleData {
  /** Text that its `codePath` serves. */
  code: string;
  preview: Preview;
}

/** Code that is shown and type-checked, but not run. */
export interface SnippetData {
  name: string;
  source: string;
  html: string;
  /** Language of the file: `tsx` or `ts`. */
  language: string;
}
