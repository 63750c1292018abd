/** What tests use of jsdom, which brings no types of its own. */
declare module 'jsdom' {
  export type DOMWindow = Window & typeof globalThis;

  /** Swallows what a page writes to its console, unless it is told to pass it on. */
  export class VirtualConsole {
    on(method: 'log', listener: (...values: unknown[]) => void): this;
  }

  export interface Options {
    url?: string;
    runScripts?: 'dangerously';
    pretendToBeVisual?: boolean;
    virtualConsole?: VirtualConsole;
    beforeParse?: (window: DOMWindow) => void;
  }

  export class JSDOM {
    constructor(html: string, options?: Options);
    readonly window: DOMWindow;
  }
}
