import type { FrameEnv, FromFrame } from '../shared/protocol.ts';
import { connectFrame, type FrameConnection } from './connectFrame.ts';

/** State of a phone: `stuck` means that the code never came back, `unloaded` that it never ran. */
export type PhoneState = 'loading' | 'running' | 'failed' | 'stuck' | 'unloaded';

/** Where a phone stands and what it tells. */
export interface PhoneOptions {
  screen: Element;
  frameUrl: string;
  title: string;
  env: FrameEnv;
  onState: (state: PhoneState) => void;
  onError: (message: string, line: number | undefined) => void;
  onConsole: (level: 'log' | 'info' | 'warn' | 'error', text: string) => void;
  onLink: (href: string) => void;
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

  constructor(options: PhoneOptions) {
    this.#options = options;
    this.#env = options.env;
  }

  /** Starts the frame before there is code to run: it takes longer to come than the code. */
  prepare(): void {
    if (!this.#connection) {
      this.#open();
    }
  }

  /** Runs compiled code, starting the frame when there is none. */
  run(name: string, code: string): void {
    this.#current = { name, code };
    this.#id++;
    this.#options.onState('loading');
    this.prepare();
    if (this.#ready) {
      this.#post();
    }
  }

  /** Runs the last code again, in a fresh frame. */
  restart(): void {
    this.close();
    if (this.#current) {
      this.run(this.#current.name, this.#current.code);
    }
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
        this.#options.onState(why === 'unloaded' ? 'unloaded' : 'stuck');
      },
    });
  }

  #post(): void {
    if (this.#current) {
      this.#connection?.run(this.#id, this.#current.name, this.#current.code);
      this.#connection?.expectAnswer(WATCHDOG);
    }
  }

  #hear(message: FromFrame): void {
    const { onState, onError, onConsole, onLink } = this.#options;
    if (message.type === 'rendered' && message.id === this.#id) {
      onState('running');
    } else if (message.type === 'error' && message.id === this.#id) {
      onState('failed');
      onError(String(message.message), message.line);
    } else if (message.type === 'console') {
      onConsole(message.level, String(message.text));
    } else if (message.type === 'link' && /^(https?|mailto|tel):/.test(String(message.href))) {
      onLink(String(message.href));
    }
  }
}
