/** What a page is given and gives back. */
type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** A window of one browser, as the tests of all engines use it. */
export interface Tab {
  /** Loads an address anew, and waits for its `load` event. */
  open(address: string): Promise<void>;
  /** Sets the size of what a page is laid out in. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Calls a function in the page, and waits for what it returns.
   * @param act reads nothing from around it: the page gets its text
   */
  evaluate<Result, Args extends Json[]>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** The same, in a frame of the page, which may be of another origin; undefined while there is none. */
  evaluateInFrame<Result, Args extends Json[]>(
    frame: string,
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result | undefined>;
  /** Presses keys as a keyboard does: `Tab`, `a`, `Control+k`. */
  press(...keys: string[]): Promise<void>;
  /**
   * Composes letters in the focused field as an input method does, one state of the syllables after
   * another, and ends nothing.
   */
  compose(states: readonly string[]): Promise<void>;
  /** Presses the middle of an element with the mouse. */
  click(selector: string): Promise<void>;
  reload(): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that the tests can start. */
export interface Engine {
  name: string;
  /** Starts the browser; its profile is new. */
  start(): Promise<Tab & { version: string }>;
}
