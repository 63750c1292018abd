import type { FaultKind } from '../sourceFault.ts';

/** What a syntax error means, by kind. */
export interface SyntaxText {
  unclosed: string;
  expected: (what: string) => string;
  unexpectedToken: string;
  unexpectedCharacter: string;
  /** Each fault by what stands there. */
  faults: Readonly<Record<FaultKind, (what: string) => string>>;
  other: (message: string) => string;
}

/** What an error of the engine or of React means, while code runs. */
export interface ErrorText {
  /** React's errors by their numbers. */
  react: Readonly<Record<string, string>>;
  reactOther: (number: string) => string;
  notDefined: (name: string) => string;
  notFunction: (what: string) => string;
  notIterable: string;
  /** A field of a value that is not there. */
  readOfNothing: (nothing: string, field: string) => string;
  /** A text that is read as JSON and is none. */
  notJson: string;
  emptyReduce: string;
  /** A number that is below or above what a function takes. */
  badNumber: string;
  constant: string;
  /** What an example may not have: storage, cookies, databases; the network. */
  noStorage: string;
  noNetwork: string;
  /** `await` in a function that is not async. */
  noAsync: string;
  tooEarly: (name: string) => string;
  recursion: string;
  other: (message: string) => string;
}

/** Words of the markup around running examples. */
export interface PageText {
  copy: string;
  /** What a screen reader calls the picture of a first screen. */
  poster: (title: string) => string;
  /** The button by which a reader enters the screen. */
  enter: (title: string) => string;
  /** The screen is drawn by a browser. */
  web: string;
  tools: string;
  /** Shows the imports of an example, so many lines. */
  imports: (lines: number) => string;
  /** Closes the foldable, or opens it. */
  fold: string;
  actions: { replay: string; edit: string; reset: string; share: string; app: string };
  device: string;
  shape: string;
  shapes: { phone: string; folded: string; unfolded: string };
  theme: string;
  themes: { site: string; light: string; dark: string };
  fontScale: string;
  reducedMotion: string;
  safeArea: string;
  keyboard: string;
  /** Heading of the column of controls in a table. */
  controls: string;
  /** A value that the code does not give. */
  notGiven: string;
  /** A value that is a text without letters. */
  empty: string;
  /** Label of the button that restores a value of the example. */
  resetValue: (name: string) => string;
}

/** Texts that the script in the page shows to a reader. */
export interface HostText {
  phone: (title: string) => string;
  /** Said after a replay, of the control that it pressed. */
  replayed: (pressed: string) => string;
  /** Said after a control has changed a line of the code. */
  changed: (line: string) => string;
  /** Said after a control has restored a value. */
  restored: (name: string) => string;
  /** Why an example was stopped. */
  stopped: { silent: string; left: string; flood: string; focus: string };
  /** More was written to the console than is shown. */
  consoleOverflow: string;
  /** A file did not come, with a connection or for want of one. */
  loadFailed: (isOnline: boolean) => string;
  editorFailed: (isOnline: boolean) => string;
  controlFailed: (isOnline: boolean) => string;
  swatchesFailed: (isOnline: boolean) => string;
  editorLabel: (title: string) => string;
  edit: string;
  editDone: string;
  line: (line: number) => string;
  link: (href: string) => string;
  run: string;
  runAgain: string;
  retry: string;
  copied: string;
  notCopied: string;
  shared: string;
  shareFailed: string;
  /** The code that makes a link did not come. */
  linkFailed: (isOnline: boolean) => string;
  /** Code that no link can carry: too long, or with letters that nobody sees. */
  unshareable: { tooLong: string; hidden: string };
  fromLink: string;
  /** An archive with the example as an app was saved. */
  appSaved: (file: string) => string;
  appFailed: (isOnline: boolean) => string;
  /** Why the code of a link is not shown. */
  badLink: { broken: string; tooLong: string; hidden: string; framed: string; unloaded: string };
  /** Button that closes the phone beside a table. */
  closePinned: string;
  /** What the toolkit takes by itself, and a text without letters. */
  notGiven: string;
  empty: string;
  /** The code no longer has the place that a control writes to: `Button`, `showAlert()`. */
  noPlace: (place: string) => string;
  /** A prop that the component does not take, and the one that was meant. */
  unknownProp: (component: string, prop: string, near: string | undefined) => string;
  syntax: SyntaxText;
  errors: ErrorText;
}

/** Texts of the frame; `{name}` stands for a value. */
export interface FrameText {
  /** Title of the frame's page. */
  title: string;
  /** The frame's page was opened by itself. */
  alone: string;
  /** A loop ran too long. */
  endless: string;
  /** Nothing was drawn yet. */
  notDrawn: string;
  /** An effect ran again and again. */
  endlessEffect: string;
  /** An element whose component is undefined. */
  noType: string;
  /** An element of HTML: `{name}` is its tag. */
  noElement: string;
  /** Text outside of a text component: `{text}`. */
  strayText: string;
  /** The code exports no component. */
  noDefault: string;
  /** `{module}`, `{known}`. */
  noModule: string;
  /** `{module}`, `{name}`: one that there is not. */
  noName: string;
  /** `{module}`, `{name}`: one that no browser can have. */
  noPart: string;
  /** A function that does nothing in the preview: `{name}`. */
  noEffect: string;
  /** A picture that is not drawn: `{name}` is its path or address. */
  noPicture: string;
}

/** All words of the playground. */
export interface PlaygroundText {
  /** Its language, as HTML names it. */
  lang: string;
  page: PageText;
  host: HostText;
  frame: FrameText;
}
