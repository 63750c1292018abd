import { DEFAULT_ENV, type FrameEnv, type FromFrame } from '../shared/protocol.ts';
import { Entrance } from './Entrance.ts';
import { pageKey } from './pageKey.ts';
import { type LossReason, SandboxFrame } from './SandboxFrame.ts';

/** State of a phone: `stuck` means that the code never came back, `unloaded` that it never ran. */
export type PhoneState = 'loading' | 'running' | 'failed' | 'stuck' | 'unloaded';

/** What became of a run; `replaced` means that another run took its place. */
export type Outcome =
  | { state: 'running' | 'stuck' | 'unloaded' | 'replaced' }
  | { state: 'failed'; message: string; line?: number | undefined };

/**
 * Why a phone was stopped: it held up its page's frames, took too much memory, left, flooded the page
 * or took its focus.
 */
export type StopReason = 'silent' | 'memory' | 'left' | 'flood' | 'focus';

/** Where a phone stands and what it tells. */
export interface PhoneOptions {
  screen: Element;
  frameUrl: string;
  /** What a screen reader calls the screen. */
  title: string;
  /** What it calls the button by which its reader enters the screen; the title without it. */
  enterLabel?: string;
  env?: FrameEnv;
  onState?: (state: PhoneState) => void;
  onError?: (message: string, line: number | undefined) => void;
  onConsole?: (level: 'log' | 'info' | 'warn' | 'error', text: string) => void;
  /** More was written to the console than is shown. */
  onSurplus?: () => void;
  onLink?: (href: string) => void;
  /** Why the state is `stuck`. */
  onStop?: (why: StopReason) => void;
}

interface Run {
  name: string;
  code: string;
}

/** One frame: it runs once, and is gone when another has drawn. */
interface Frame {
  sandbox: SandboxFrame;
  run: Run | undefined;
}

/** Runs one example at a time, each run in a sandboxed frame of its own. */
export class Phone {
  readonly #options: PhoneOptions;
  readonly #entrance: Entrance;
  /** The frame that the reader sees. */
  #shown: Frame | undefined;
  /** The frame that takes its place once it has drawn. */
  #next: Frame | undefined;
  #env: FrameEnv;
  #last: Run | undefined;
  #settle: (outcome: Outcome) => void = () => undefined;
  readonly #presses = new Map<number, (found: boolean) => void>();
  #pressed = 0;

  constructor(options: PhoneOptions) {
    this.#options = options;
    this.#env = options.env ?? DEFAULT_ENV;
    this.#entrance = new Entrance(options.screen, options.enterLabel ?? options.title, {
      onEnter: (first) => this.#shown?.sandbox.send({ type: 'enter', first }),
      onLeave: () => this.#shown?.sandbox.send({ type: 'leave' }),
      onTap: (x, y) => this.#shown?.sandbox.send({ type: 'tap', x, y }),
      onTheft: () => this.#stop('focus'),
    });
  }

  /** Starts a frame before there is code to run: it takes longer to come than the code. */
  prepare(): void {
    this.#next ??= this.#open();
  }

  /** Runs compiled code in a fresh frame; what is on the screen stays until that has drawn. */
  run(name: string, code: string): Promise<Outcome> {
    this.#settle({ state: 'replaced' });
    const outcome = new Promise<Outcome>((resolve) => {
      this.#settle = resolve;
    });
    this.#last = { name, code };
    this.#options.onState?.('loading');
    this.#start(this.#last);
    return outcome;
  }

  /** Runs the last code again. */
  restart(): void {
    if (this.#last) {
      this.run(this.#last.name, this.#last.code);
    }
  }

  /**
   * Presses what carries a label.
   * @param isShown with a dot as a finger would, unless the reader has entered by then
   * @returns whether there is such a thing on the screen
   */
  press(label: string, isShown = false): Promise<boolean> {
    const shown = this.#shown;
    if (!shown) {
      return Promise.resolve(false);
    }
    this.#pressed++;
    const id = this.#pressed;
    return new Promise((resolve) => {
      this.#presses.set(id, resolve);
      shown.sandbox.send({ type: 'press', id, label, shown: isShown });
    });
  }

  /** Changes the device; nothing happens where it is the same as before. */
  setEnv(env: FrameEnv): void {
    if (JSON.stringify(env) === JSON.stringify(this.#env)) {
      return;
    }
    this.#env = env;
    this.#shown?.sandbox.send({ type: 'env', env });
    this.#next?.sandbox.send({ type: 'env', env });
  }

  /** Takes the frames out of the page. */
  clear(): void {
    this.#drop(this.#next);
    this.#drop(this.#shown);
  }

  /** Ends the phone. */
  close(): void {
    this.clear();
    this.#entrance.remove();
  }

  #start(run: Run): void {
    if (this.#next?.run) {
      this.#drop(this.#next);
    }
    this.#next ??= this.#open();
    this.#next.run = run;
    this.#next.sandbox.send({ type: 'run', ...run });
  }

  #open(): Frame {
    const { screen, frameUrl, title } = this.#options;
    const frame: Frame = {
      run: undefined,
      sandbox: new SandboxFrame(screen, frameUrl, title, {
        onMessage: (message) => this.#hear(frame, message),
        onLost: (why) => this.#lose(frame, why),
      }),
    };
    frame.sandbox.send({ type: 'env', env: this.#env });
    return frame;
  }

  /** Puts the frame that has drawn in the place of the one that is seen. */
  #show(frame: Frame): void {
    const before = this.#shown;
    this.#next = undefined;
    this.#shown = frame;
    frame.sandbox.element.dataset.drawn = '';
    this.#entrance.lead(frame.sandbox.element);
    this.#drop(before);
  }

  #drop(frame: Frame | undefined): void {
    frame?.sandbox.close();
    if (frame === this.#next) {
      this.#next = undefined;
    }
    if (frame === this.#shown) {
      this.#shown = undefined;
      this.#entrance.close();
      for (const resolve of this.#presses.values()) {
        resolve(false);
      }
      this.#presses.clear();
    }
  }

  #lose(frame: Frame, why: LossReason): void {
    const wasOurs = frame === this.#next || frame === this.#shown;
    this.#drop(frame);
    if (!wasOurs || !frame.run) {
      return;
    }
    if (why === 'shared') {
      this.#options.onState?.('loading');
      // What was about to take its place starts again itself.
      this.#start(this.#next?.run ?? frame.run);
    } else if (why === 'unloaded') {
      this.#end({ state: 'unloaded' });
    } else {
      this.#stop(why);
    }
  }

  /** Ends what runs: it did what no example may. */
  #stop(why: StopReason): void {
    this.clear();
    this.#options.onStop?.(why);
    this.#end({ state: 'stuck' });
  }

  #end(outcome: Outcome & { state: PhoneState }): void {
    this.#settle(outcome);
    this.#options.onState?.(outcome.state);
  }

  #hear(frame: Frame, message: FromFrame): void {
    const { onConsole, onSurplus, onLink } = this.#options;
    if (message.type === 'rendered' && frame === this.#next) {
      this.#show(frame);
      this.#end({ state: 'running' });
    } else if (message.type === 'error') {
      this.#fail(frame, String(message.message), message.line);
    } else if (message.type === 'console') {
      onConsole?.(message.level, String(message.text).slice(0, 2000));
    } else if (message.type === 'surplus') {
      onSurplus?.();
    } else if (message.type === 'link' && /^(https?|mailto|tel):/.test(String(message.href))) {
      onLink?.(String(message.href).slice(0, 2000));
    } else if (message.type === 'pressed') {
      this.#presses.get(message.id)?.(message.found === true);
      this.#presses.delete(message.id);
    } else if (message.type === 'entered') {
      this.#entrance.uncover(frame.sandbox.element);
    } else if (message.type === 'key' && frame === this.#shown) {
      this.#entrance.pass(pageKey(message.key));
    }
  }

  /** What never drew is not shown: the last good screen stays. */
  #fail(frame: Frame, message: string, line: number | undefined): void {
    if (frame === this.#next) {
      this.#drop(frame);
    }
    this.#end({ state: 'failed', message, ...(line !== undefined && { line }) });
    this.#options.onError?.(message, line);
  }
}
