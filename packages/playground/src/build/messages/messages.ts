/** A message: what happened and why, and the remedy. */
export interface Advice {
  what: string;
  remedy: string;
}

/** Messages about mistakes in examples and their uses. */
export interface Messages {
  badName: (entry: string, folder: string) => Advice;
  notUtf8: Advice;
  strayFolder: (folder: string) => Advice;
  noDefault: Advice;
  notCompiled: (reason: string) => Advice;
  /** @param sentence names the component and its unknown prop */
  unknownProp: (sentence: string) => Advice;
  /** @param sentence of the check of the options */
  failedCheck: (sentence: string) => Advice;
  /** @param reason of the TypeScript compiler, in the language of the page's texts */
  wrongType: (reason: string) => Advice;
  noCompiler: (tsconfig: string) => string;
  /** The closing tag has the name of another tag. */
  wrongTag: (tag: string) => Advice;
  /** `preview` has unknown or computed fields, or is not at the end of the file. */
  badPreview: { unreadable: Advice; notLast: Advice };
  notDrawn: (reason: string) => Advice;
  /** A poster has no control with the label, or no button at all. */
  notPressed: (label: string | true) => string;
  unknownModule: (module: string, known: readonly string[]) => Advice;
  unknownPart: (module: string, name: string, known: readonly string[]) => Advice;
  unknownExample: (name: string, file: string, near: readonly string[]) => Advice;
  unknownSnippet: (name: string, file: string, near: readonly string[]) => Advice;
  unshownExample: (name: string) => Advice;
  unshownSnippet: (name: string) => Advice;
  problems: (count: number) => string;
  remedy: (remedy: string) => string;
  noFrame: string;
}
