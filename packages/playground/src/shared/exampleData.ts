/** One runnable example as the build hands it to the site. */
export interface ExampleData {
  /** File name without its ending: `Alert.basic`. */
  name: string;
  /** What the file says, as the reader sees it. */
  source: string;
  /** Highlighted source. */
  html: string;
  /** CommonJS text the frame runs. */
  code: string;
  /** Modules the example imports. */
  deps: readonly string[];
}

/** Code that is shown and type-checked, but not run. */
export interface SnippetData {
  name: string;
  source: string;
  html: string;
  /** Language of the file: `tsx` or `ts`. */
  language: string;
}
