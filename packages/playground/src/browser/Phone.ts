import { DEFAULT_ENV, type FrameEnv, type FromFrame } from '../shared/protocol.ts';
import { connectFrame, type FrameConnection } from './connectFrame.ts';

/** State of a phone: `stuck` means that the code never came back, `unloaded` that it never ran. */
export type PhoneState = 'loading' | 'running' | 'failed' | 'stuck' | 'unloaded';

/** What became of a run; `replaced` means that another run took its place. */
export type Outcome =
  | { state: 'running' | 'stuck' | 'unloaded' | 'replaced' }
  | { state: 'failed'; message: string; line?: number };

/** Where a phone stands and what it tells. */
export interface PhoneOptions {
  screen: Element;
  frameUrl: string;
  title: string;
  env?: FrameEnv;
  onState?: (state: PhoneState) => void;
  onError?: (message: string, line: number | undefined) => void;
  onConsole?: (level: 'log' | 'info' | 'warn' | 'error', text: string) => void;
  onLink?: (href: string) => void;
}

/** How long code may take until its first sign of life, in milliseconds. */
const WATCHDOG = 4000;

/** Runs one example at a time in a sandboxed frame. */
export class Phone {
  readonly #options: PhoneOptions;
  #connection: FrameConnection | undefined;
  #ready = false;
  #env: FrameEnv;
  #current: { name: string; code: string } | undefined;
  #id = 0;
  #settle: (outcome: Outcome) => void = () => undefined;
  readonly #presses = new Map<number, (found: boolean) => void>();

  constructor(options: PhoneOptions) {
    this.#options = options;
    this.#env = options.env ?? DEFAULT_ENV;
  }

  /** Starts the frame before there is code to run: it takes longer to come than the code. */
  prepare(): void {
    if (!this.#connection) {
      this.#open();
    }
  }

  /** Runs compiled code, starting the frame when there is none. */
  run(name: string, code: string): Promise<Outcome> {
    this.#current = { name, code };
    this.#id++;
    this.#settle({ state: 'replaced' });
    const outcome = new Promise<Outcome>((resolve) => {
      this.#settle = resolve;
    });
    this.#options.onState?.('loading');
    this.prepare();
    if (this.#ready) {
      this.#post();
    }
    return outcome;
  }

  /** Runs the last code again, in a fresh frame. */
  restart(): void {
    this.close();
    if (this.#current) {
      this.run(this.#current.name, this.#current.code);
    }
  }

  /** Presses what carries a label. @returns whether there is such a thing on the screen */
  press(label: string): Promise<boolean> {
    if (!this.#ready) {
      return Promise.resolve(false);
    }
    const id = this.#presses.size + 1;
    return new Promise((resolve) => {
      this.#presses.set(id, resolve);
      this.#connection?.press(id, label);
    });
  }

  /** Changes the device. */
  setEnv(env: FrameEnv): void {
    this.#env = env;
    if (this.#ready) {
      this.#connection?.sendEnv(env);
    }
  }

  /** Makes sure that the frame still answers. */
  check(): void {
    if (this.#ready) {
      this.#connection?.expectAnswer(WATCHDOG);
    }
  }

  /** Takes the frame out of the page. */
  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
    this.#ready = false;
  }

  #open(): void {
    const { screen, frameUrl, title } = this.#options;
    this.#connection = connectFrame(screen, frameUrl, title, {
      onReady: () => {
        this.#ready = true;
        this.#connection?.sendEnv(this.#env);
        this.#post();
      },
      onMessage: (message) => this.#hear(message),
      onLost: (why) => {
        this.close();
        if (!this.#current) {
          return;
        }
        this.#end({ state: why === 'unloaded' ? 'unloaded' : 'stuck' });
      },
    });
  }

  #post(): void {
    if (this.#current) {
      this.#connection?.run(this.#id, this.#current.name, this.#current.code);
      this.#connection?.expectAnswer(WATCHDOG);
    }
  }

  #end(outcome: Outcome & { state: PhoneState }): void {
    this.#settle(outcome);
    this.#options.onState?.(outcome.state);
  }

  #hear(message: FromFrame): void {
    const { onError, onConsole, onLink } = this.#options;
    if (message.type === 'rendered' && message.id === this.#id) {
      this.#end({ state: 'running' });
    } else if (message.type === 'error' && message.id === this.#id) {
      const { message: words, line } = message;
      this.#end({ state: 'failed', message: String(words), ...(line !== undefined && { line }) });
      onError?.(String(words), line);
    } else if (message.type === 'console') {
      onConsole?.(message.level, String(message.text));
    } else if (message.type === 'link' && /^(https?|mailto|tel):/.test(String(message.href))) {
      onLink?.(String(message.href));
    } else if (message.type === 'pressed') {
      this.#presses.get(message.id)?.(message.found === true);
    }
  }
}
