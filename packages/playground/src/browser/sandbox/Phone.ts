import { DEFAULT_ENV, type FrameEnv, type FromFrame } from '../../shared/protocol.ts';
import { needsAllOfReactNative } from '../../shared/reactNativeNames.ts';
import { FocusGate } from './FocusGate.ts';
import { linkTarget, toPageShortcut } from './frameRequests.ts';
import { type LossReason, SandboxFrame } from './SandboxFrame.ts';

/** State of a phone: `stuck` means that it was stopped, `unloaded` that a file did not load. */
export type PhoneState = 'loading' | 'running' | 'failed' | 'stuck' | 'unloaded';

/** Result of a run; `replaced` means that a newer run took its place. */
export type Outcome =
  | { state: 'running' | 'stuck' | 'unloaded' | 'replaced' }
  | { state: 'failed'; message: string; line?: number | undefined };

/** Why a phone was stopped: it hung, navigated away, flooded the page with messages or took its focus. */
export type StopReason = 'silent' | 'left' | 'flood' | 'focus';

/** Container, device and callbacks of a phone. */
export interface PhoneOptions {
  screen: Element;
  /** Folder of the pages of frames. */
  frameUrl: string;
  /** Label of the screen for screen readers. */
  title: string;
  /** The button that enters the screen. */
  enter: HTMLElement;
  env?: FrameEnv;
  /** @param why of the state `stuck` */
  onState?: (state: PhoneState, why?: StopReason) => void;
  onError?: (message: string, line: number | undefined) => void;
  /** Without a text, lines are dropped. */
  onConsole?: (level: 'log' | 'info' | 'warn' | 'error', text?: string) => void;
  onLink?: (href: string) => void;
  /** A reader without a pointer went in or out: nothing that is seen tells them so. */
  onKeyboard?: (went: 'entered' | 'left') => void;
}

interface Run {
  name: string;
  code: string;
  /** Label of what is pressed, without motion, before the reader sees the frame. */
  open: string | undefined;
}

/** One frame: it runs once, and is removed when the next one has drawn. */
interface Frame {
  sandbox: SandboxFrame;
  /** Whether it has all of `react-native` that a browser can have. */
  isWhole: boolean;
  run: Run | undefined;
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
  #env: FrameEnv;
  #resolveRun: (outcome: Outcome) => void = () => undefined;
  readonly #pendingPresses = new Map<number, (found: boolean) => void>();
  #lastPressId = 0;

  constructor(options: PhoneOptions) {
    this.#options = options;
    this.#env = options.env ?? DEFAULT_ENV;
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
    this.#options.onState?.('loading');
    this.#start({ name, code, open });
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
    this.#lastPressId++;
    const id = this.#lastPressId;
    return new Promise((resolve) => {
      this.#pendingPresses.set(id, resolve);
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
    const isWhole = needsAllOfReactNative(run.code);
    if (this.#next && this.#next.isWhole !== isWhole) {
      this.#next.sandbox.close();
      this.#next = undefined;
    }
    this.#next ??= this.#openFrame(isWhole);
    this.#current = this.#next;
    this.#next.run = run;
    this.#next.sandbox.send({ type: 'run', ...run });
  }

  /** @param isWhole with all of `react-native` that a browser can have, which takes longer to load */
  #openFrame(isWhole = false): Frame {
    const { screen, frameUrl, title } = this.#options;
    const frame: Frame = {
      run: undefined,
      isWhole,
      sandbox: new SandboxFrame(screen, `${frameUrl}${isWhole ? 'whole' : 'index'}.html`, title, {
        onMessage: (message) => this.#onMessage(frame, message),
        onLost: (why) => this.#onLost(frame, why),
      }),
    };
    frame.sandbox.send({ type: 'env', env: this.#env });
    return frame;
  }

  /** Replaces the visible frame by the one that has rendered. */
  #showFrame(frame: Frame): void {
    const before = this.#shown;
    this.#next = undefined;
    this.#shown = frame;
    frame.sandbox.element.dataset.drawn = '';
    this.#gate.attach(frame.sandbox.element);
    this.#removeFrame(before);
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
      for (const resolve of this.#pendingPresses.values()) {
        resolve(false);
      }
      this.#pendingPresses.clear();
    }
  }

  #onLost(frame: Frame, why: LossReason | 'focus'): void {
    const isCurrent = frame === this.#current;
    this.#removeFrame(frame);
    if (!isCurrent || !frame.run) {
      return;
    }
    if (why === 'shared') {
      this.#options.onState?.('loading');
      this.#start(frame.run);
    } else if (why === 'unloaded') {
      this.#finish({ state: 'unloaded' });
    } else {
      this.clear();
      this.#finish({ state: 'stuck' }, why);
    }
  }

  #finish(outcome: Outcome & { state: PhoneState }, why?: StopReason): void {
    this.#resolveRun(outcome);
    this.#options.onState?.(outcome.state, why);
  }

  #onMessage(frame: Frame, message: FromFrame): void {
    if (message.type === 'pressed') {
      this.#pendingPresses.get(message.id)?.(message.found);
      this.#pendingPresses.delete(message.id);
    } else if (message.type === 'entered') {
      this.#gate.hideOverlay(frame.sandbox.element);
    } else if (message.type === 'key' && frame === this.#shown) {
      if (message.key !== 'Escape') {
        this.#gate.forwardKey(toPageShortcut(message.key));
      } else if (this.#gate.exit()) {
        this.#options.onKeyboard?.('left');
      }
    } else if (frame === this.#current) {
      this.#onReport(frame, message);
    }
  }

  /** Passes on what the newest run says of itself. */
  #onReport(frame: Frame, message: FromFrame): void {
    const { onConsole, onLink } = this.#options;
    if (message.type === 'rendered' && frame === this.#next) {
      this.#showFrame(frame);
      this.#finish({ state: 'running' });
    } else if (message.type === 'error') {
      this.#fail(frame, message.message, message.line);
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

  /** Reports an error. A frame that never rendered is removed, so that the last screen stays visible. */
  #fail(frame: Frame, message: string, line: number | undefined): void {
    if (frame === this.#next) {
      this.#removeFrame(frame);
    }
    this.#finish({ state: 'failed', message, ...(line !== undefined && { line }) });
    this.#options.onError?.(message, line);
  }
}
