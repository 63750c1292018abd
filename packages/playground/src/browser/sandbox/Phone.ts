import { DEFAULT_ENV, type FrameEnv, type FromFrame, type ToFrame } from '../../shared/protocol.ts';
import { needsAllOfReactNative } from '../../shared/reactNativeNames.ts';
import { FocusGate } from './FocusGate.ts';
import { linkTarget, toPageShortcut } from './frameRequests.ts';
import { type LossReason, SandboxFrame } from './SandboxFrame.ts';

/**
 * State of a phone: `unloaded` means that a file did not load, `stuck` that it was stopped, as it hung,
 * navigated away, flooded the page with messages or took its focus.
 */
export type PhoneState =
  | { state: 'loading' | 'running' | 'unloaded' }
  | { state: 'failed'; message: string; line?: number | undefined }
  | { state: 'stuck'; why: 'silent' | 'left' | 'flood' | 'focus' };

/** Result of a run; `replaced` means that a newer run took its place. */
export type Outcome = PhoneState | { state: 'replaced' };

/** Container and callbacks of a phone. */
export interface PhoneOptions {
  screen: Element;
  /** Folder of the pages of frames. */
  frameUrl: string;
  /** Label of the screen for screen readers. */
  title: string;
  /** The button that enters the screen. */
  enter: HTMLElement;
  onState?: (state: PhoneState) => void;
  /** Without a text, lines are dropped. */
  onConsole?: (level: 'log' | 'info' | 'warn' | 'error', text?: string) => void;
  onLink?: (href: string) => void;
  /** A reader without a pointer went in or out: nothing that is seen tells them so. */
  onKeyboard?: (went: 'entered' | 'left') => void;
}

type Run = ToFrame & { type: 'run' };

/** One frame: it runs once, and is removed when the next one has drawn. */
interface Frame {
  sandbox: SandboxFrame;
  /** Whether it has all of `react-native` that a browser can have. */
  isWhole: boolean;
  run: Run | undefined;
  /** What the frame answers, by the `id` of the press. */
  presses: ((found: boolean) => void)[];
}

/** Runs one example at a time, each run in a sandboxed frame of its own. */
export class Phone {
  readonly #options: PhoneOptions;
  readonly #gate: FocusGate;
  /** The visible frame. */
  #shown: Frame | undefined;
  /** The frame that replaces it once it has drawn. */
  #next: Frame | undefined;
  /** The frame of the newest run. An older one, still visible, answers presses and keys and is not heard. */
  #current: Frame | undefined;
  #env = DEFAULT_ENV;
  #resolveRun: (outcome: Outcome) => void = () => undefined;

  constructor(options: PhoneOptions) {
    this.#options = options;
    this.#gate = new FocusGate(options.screen, options.enter, {
      onEnter: (first) => {
        this.#shown?.sandbox.send({ type: 'enter', first });
        if (first) {
          options.onKeyboard?.('entered');
        }
      },
      onLeave: () => this.#shown?.sandbox.send({ type: 'leave' }),
      onTap: (x, y) => this.#shown?.sandbox.send({ type: 'tap', x, y }),
      onFocusStolen: () => this.#shown && this.#onLost(this.#shown, 'focus'),
    });
  }

  /** Loads a frame before there is code to run: the frame takes longer than the code. */
  prepare(): void {
    this.#next ??= this.#openFrame();
  }

  /**
   * Begins a run whose code is still to come: what older code says from here on is not about it. The last
   * screen stays visible.
   */
  supersede(): void {
    this.#resolveRun({ state: 'replaced' });
    this.#current = undefined;
    if (this.#next?.run) {
      this.#removeFrame(this.#next);
    }
  }

  /**
   * Runs compiled code in a new frame. The last one stays visible until that has rendered.
   * @param open label of what is pressed, without motion, before the reader sees the frame
   */
  run(name: string, code: string, open?: string): Promise<Outcome> {
    this.supersede();
    const outcome = new Promise<Outcome>((resolve) => {
      this.#resolveRun = resolve;
    });
    this.#start({ type: 'run', name, code, open });
    return outcome;
  }

  /**
   * Presses the control with a label.
   * @param isShown whether to show the press as a dot; not if the reader enters meanwhile
   * @returns whether the screen has such a control
   */
  press(label: string, isShown = false): Promise<boolean> {
    const shown = this.#shown;
    if (!shown) {
      return Promise.resolve(false);
    }
    return new Promise((resolve) => {
      const id = shown.presses.push(resolve) - 1;
      shown.sandbox.send({ type: 'press', id, label, shown: isShown });
    });
  }

  /** Changes the device, if it differs. */
  setEnv(env: FrameEnv): void {
    if (JSON.stringify(env) === JSON.stringify(this.#env)) {
      return;
    }
    this.#env = env;
    this.#shown?.sandbox.send({ type: 'env', env });
    this.#next?.sandbox.send({ type: 'env', env });
  }

  /** Removes the frames. */
  clear(): void {
    this.#removeFrame(this.#next);
    this.#removeFrame(this.#shown);
  }

  /** Ends the phone. */
  close(): void {
    this.clear();
    this.#gate.destroy();
  }

  #start(run: Run): void {
    this.#options.onState?.({ state: 'loading' });
    const isWhole = needsAllOfReactNative(run.code);
    if (this.#next && this.#next.isWhole !== isWhole) {
      this.#removeFrame(this.#next);
    }
    this.#next ??= this.#openFrame(isWhole);
    this.#current = this.#next;
    this.#next.run = run;
    this.#next.sandbox.send(run);
  }

  /** @param isWhole with all of `react-native` that a browser can have, which takes longer to load */
  #openFrame(isWhole = false): Frame {
    const { screen, frameUrl, title } = this.#options;
    const frame: Frame = {
      run: undefined,
      presses: [],
      isWhole,
      sandbox: new SandboxFrame(screen, `${frameUrl}${isWhole ? 'whole' : 'index'}.html`, title, {
        onMessage: (message) => this.#onMessage(frame, message),
        onLost: (why) => this.#onLost(frame, why),
      }),
    };
    frame.sandbox.send({ type: 'env', env: this.#env });
    return frame;
  }

  #removeFrame(frame: Frame | undefined): void {
    frame?.sandbox.close();
    if (frame === this.#current) {
      this.#current = undefined;
    }
    if (frame === this.#next) {
      this.#next = undefined;
    }
    if (frame === this.#shown) {
      this.#shown = undefined;
      this.#gate.detach();
    }
    for (const resolve of frame?.presses ?? []) {
      resolve(false);
    }
  }

  #onLost(frame: Frame, why: LossReason | 'focus'): void {
    const isCurrent = frame === this.#current;
    this.#removeFrame(frame);
    if (!isCurrent || !frame.run) {
      return;
    }
    if (why === 'shared') {
      this.#start(frame.run);
    } else if (why === 'unloaded') {
      this.#finish({ state: 'unloaded' });
    } else {
      this.clear();
      this.#finish({ state: 'stuck', why });
    }
  }

  #finish(state: PhoneState): void {
    this.#resolveRun(state);
    this.#options.onState?.(state);
  }

  #onMessage(frame: Frame, message: FromFrame): void {
    const { onConsole, onLink, onKeyboard } = this.#options;
    if (message.type === 'pressed') {
      frame.presses[message.id]?.(message.found);
    } else if (message.type === 'entered') {
      this.#gate.hideOverlay(frame.sandbox.element);
    } else if (message.type === 'key' && frame === this.#shown) {
      if (message.key !== 'Escape') {
        this.#gate.forwardKey(toPageShortcut(message.key));
      } else if (this.#gate.exit()) {
        onKeyboard?.('left');
      }
    } else if (frame !== this.#current) {
      // What an older run says of itself is not passed on.
    } else if (message.type === 'rendered' && frame === this.#next) {
      const before = this.#shown;
      this.#next = undefined;
      this.#shown = frame;
      frame.sandbox.element.dataset.drawn = '';
      this.#gate.attach(frame.sandbox.element);
      this.#removeFrame(before);
      this.#finish({ state: 'running' });
    } else if (message.type === 'error') {
      // One that never rendered is removed, so that the last screen stays visible.
      if (frame === this.#next) {
        this.#removeFrame(frame);
      }
      this.#finish({ state: 'failed', message: message.message, line: message.line });
    } else if (message.type === 'console') {
      onConsole?.(message.level, message.text);
    } else if (message.type === 'consoleOverflow') {
      onConsole?.('warn');
    } else if (message.type === 'link') {
      const target = linkTarget(message.href);
      if (target) {
        onLink?.(target);
      }
    }
  }
}
