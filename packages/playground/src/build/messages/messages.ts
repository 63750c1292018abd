/** What happened and why, and what to do. */
export interface Advice {
  what: string;
  remedy: string;
}

/** What authors read when an example or its use is wrong; `en` unless given. */
export interface Messages {
  badName: (entry: string, folder: string) => Advice;
  notUtf8: Advice;
  strayFolder: (folder: string) => Advice;
  noDefault: Advice;
  notCompiled: (reason: string) => Advice;
  /** @param sentence names the component and the prop that it does not take */
  unknownProp: (sentence: string) => Advice;
  /** A tag is closed by the name of another one. */
  wrongTag: (tag: string) => Advice;
  /** What an example says of its `preview` is no literal of the known fields, or does not stand last. */
  badPreview: { unreadable: Advice; notLast: Advice };
  notDrawn: (reason: string) => Advice;
  /** Why a picture could not be pressed: by a label, or by the first button there is. */
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
