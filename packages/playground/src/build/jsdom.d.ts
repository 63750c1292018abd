/** Types of the parts of jsdom that the build uses; it has none of its own. */
declare module 'jsdom' {
  import type { Context } from 'node:vm';

  /** Swallows what a page writes to its console, unless it is told to pass it on. */
  export class VirtualConsole {}

  export interface Options {
    runScripts?: 'outside-only';
    pretendToBeVisual?: boolean;
    virtualConsole?: VirtualConsole;
  }

  export class JSDOM {
    constructor(html: string, options?: Options);
    readonly window: Record<string, unknown> & { close: () => void };
    getInternalVMContext(): Context;
  }
}
