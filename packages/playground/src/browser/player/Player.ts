import {
  describeProblem,
  describeUnknownProp,
  type ProblemText,
} from '../../shared/describeProblem.ts';
import { SCENE_MARK } from '../../shared/preview.ts';
import type { FrameEnv } from '../../shared/protocol.ts';
import type { HostText } from '../../shared/text/ko.ts';
import { loaded } from '../loaded.ts';
import { type Outcome, Phone, type PhoneState, type StopReason } from '../sandbox/Phone.ts';
import type { PlaygroundSettings } from '../settings.ts';
import { colorModeOf } from './colorMode.ts';
import type { ExampleParts } from './ExampleParts.ts';
import { explainError } from './explainError.ts';
import { Notice, type NoticeButton, reloadButton } from './Notice.ts';
import { type DeviceChange, readDevice, type Shape } from './readDevice.ts';

/** State of an example: `unread` means that code of a share link was not run yet. */
export type ExampleState = PhoneState | 'unread';

/** What scripts of the page may do with a phone. */
export type PhoneHandle = Pick<
  Player,
  'state' | 'patchCode' | 'runInScene' | 'press' | 'setDevice' | 'onState'
>;

/** Compiled code of an example, in the scene of the compiled code of another. */
const inScene = (code: string, other: string) =>
  [code.split(SCENE_MARK, 1), ...other.split(SCENE_MARK).slice(1)].join(SCENE_MARK);

/** Runs one example of a page, original or edited. */
export class Player {
  readonly parts: ExampleParts;
  readonly notice: Notice;
  /** Source of the original example. */
  readonly original: string;
  /** The code that runs. */
  source: string;
  readonly #phone: Phone;
  readonly #text: HostText;
  readonly #listeners = new Set<(state: ExampleState) => void>();
  #state: ExampleState = 'loading';
  #code: string | undefined;
  #onFault: (line?: number) => void = () => undefined;
  /** What the page's script has set; without a device form, first of all what the example sets. */
  #device: DeviceChange;
  /** Number of the newest run; older ones that are still loading or compiling are discarded. */
  #turn = 0;
  /** Starts the newest run again; see `#run` for its parameter. */
  #again: (isOpen: boolean) => Promise<Outcome> = (isOpen) => this.runOriginal(undefined, isOpen);
  readonly #loadProps: PlaygroundSettings['loadProps'];

  constructor(
    parts: ExampleParts,
    frameUrl: string,
    text: HostText,
    { loadProps }: Pick<PlaygroundSettings, 'loadProps'>,
  ) {
    this.#loadProps = loadProps;
    this.parts = parts;
    this.#text = text;
    this.notice = new Notice(parts.notice);
    this.original = parts.source;
    this.source = this.original;
    const { device, safeArea, unfolded } = parts;
    this.#device = device ? {} : { safeArea, ...(unfolded && { shape: 'unfolded' }) };
    this.#phone = new Phone({
      screen: parts.screen,
      frameUrl,
      title: text.phone(parts.title),
      enter: parts.enter,
      onState: (state, why) => this.#onPhoneState(state, why),
      onError: (error, line) =>
        this.#showProblem({ message: explainError(error, text.errors), line }),
      onConsole: (level, line = text.consoleOverflow) =>
        this.notice.addLine(`${level === 'log' ? '' : `${level}: `}${line}`),
      onLink: (href) => this.notice.showLink(text.link(href), href),
      onKeyboard: (went) => this.notice.say(text[went](parts.title)),
    });
    device?.addEventListener('input', () => this.setDevice());
    this.setDevice();
  }

  get state(): ExampleState {
    return this.#state;
  }

  /** Subscribes to changes of the state. @returns function that unsubscribes */
  onState(listener: (state: ExampleState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Subscribes to the line of a problem; called with undefined when it is solved. */
  onFault(listener: (line?: number) => void): void {
    this.#onFault = listener;
  }

  /**
   * Changes the device: colour mode, shape, text size, keyboard … Reads the device form and the colour
   * mode of the page again.
   */
  setDevice(change: DeviceChange = {}): void {
    this.#device = { ...this.#device, ...change };
    const { shape, env } = readDevice(
      this.parts.device,
      this.#device,
      colorModeOf(this.parts.root),
    );
    const { body } = this.parts;
    body.dataset.shape = shape;
    body.dataset.insets = env.insets.top > 0 ? 'safe' : 'none';
    if (this.parts.device) {
      this.#showWhole(shape, env);
    }
    this.#phone.setEnv(env);
  }

  /** Shows the whole device instead of a part of it once the reader has changed it. */
  #showWhole(shape: Shape, { keyboard, insets }: FrameEnv): void {
    const { root, body, frame, safeArea, unfolded } = this.parts;
    const isOther = insets.top > 0 !== safeArea || (shape !== 'phone' && !unfolded);
    if (isOther || keyboard) {
      body.dataset.frame = 'phone';
    } else if (frame) {
      body.dataset.frame = frame;
    } else {
      delete body.dataset.frame;
    }
    // An unfolded device is as wide as the page.
    root.toggleAttribute('data-beside', shape !== 'unfolded' && !unfolded);
  }

  /** Sets the code of a share link without running it. */
  holdUnread(source: string): void {
    this.source = source;
    this.#setState('unread');
  }

  /** Label of what the picture shows pressed, if anything; a page may remove the attribute at any time. */
  get #pressed(): string | undefined {
    return this.parts.root.dataset.play;
  }

  /**
   * Runs the original example. Discards an older run.
   * @param patch changes the compiled code
   */
  async runOriginal(patch = (code: string) => code, isOpen = true): Promise<Outcome> {
    this.source = this.original;
    this.#again = (isOpenAgain) => this.runOriginal(patch, isOpenAgain);
    const turn = this.#startTurn();
    this.#phone.prepare();
    const code = await this.#fetchCode();
    if (turn !== this.#turn) {
      return { state: 'replaced' };
    }
    if (code === undefined) {
      this.#phone.clear();
      return this.#reportUnloaded();
    }
    this.notice.clear();
    return this.#run(patch(code), isOpen);
  }

  /**
   * Runs the original example with text of its compiled code replaced: for values that change too
   * often to compile each time. `source` stays that of the file.
   */
  patchCode(patch: (code: string) => string): Promise<Outcome> {
    return this.runOriginal(patch);
  }

  /** Runs the compiled code of another example in the scene of this. */
  runInScene(code: string): Promise<Outcome> {
    return this.runOriginal((original) => inScene(code, original));
  }

  /** Compiles and runs edited code. Discards an older run. */
  async runSource(source: string, isOpen = true): Promise<Outcome> {
    this.source = source;
    this.#again = (isOpenAgain) => this.runSource(source, isOpenAgain);
    const turn = this.#startTurn();
    // The code of the file has the scene around the example.
    const file = this.parts.root.dataset.scene ? this.#fetchCode() : undefined;
    const [compiler, original = ''] = await Promise.all([this.#loadCompiler(), file]);
    if (turn !== this.#turn) {
      return { state: 'replaced' };
    }
    if (!compiler) {
      return this.#reportUnloaded(reloadButton(this.#text));
    }
    const result = compiler.compileForReader(source, compiler.known);
    if ('code' in result) {
      this.notice.clear();
      this.#onFault();
      const running = this.#run(inScene(result.code, original), isOpen);
      const unknownProp = describeUnknownProp(result, this.#text);
      if (unknownProp) {
        this.#showProblem(unknownProp);
      }
      return running;
    }
    const problem = describeProblem(result, this.#text.syntax);
    this.#setState('failed');
    this.#showProblem(problem);
    return { state: 'failed', ...problem };
  }

  /** Runs the code again and presses under a finger's dot what the picture shows pressed. */
  async replay(): Promise<void> {
    const { state } = await this.#again(false);
    if (state === 'running' && this.#pressed !== undefined) {
      this.#phone.press(this.#pressed, true);
      this.notice.say(this.#text.replayed(this.#pressed));
    }
  }

  /** Presses the control with a label. @returns whether the screen has such a control */
  press(label: string): Promise<boolean> {
    return this.#phone.press(label);
  }

  /** Removes the frame. */
  close(): void {
    this.#phone.close();
  }

  /** Compiled code of the example, fetched once; undefined when that fails. */
  async #fetchCode(): Promise<string | undefined> {
    // The connection may break within the body too.
    const read = async () => {
      const response = await fetch(this.parts.codeUrl);
      return response.ok ? response.text() : undefined;
    };
    this.#code ??= await loaded(read());
    return this.#code;
  }

  /** The compiler and the known props; undefined when the compiler fails to load. */
  async #loadCompiler() {
    const [module, known] = await Promise.all([
      loaded(import('../../shared/compileForReader.ts')),
      // Not required: without it, unknown props are not reported.
      this.#loadProps?.().catch(() => undefined),
    ]);
    return module && { compileForReader: module.compileForReader, known };
  }

  /** @param isOpen whether the reader sees first what the picture shows: what is pressed on it, open */
  #run(code: string, isOpen: boolean): Promise<Outcome> {
    return this.#phone.run(this.parts.name, code, isOpen ? this.#pressed : undefined);
  }

  #startTurn(): number {
    this.#turn++;
    this.#phone.supersede();
    this.#setState('loading');
    return this.#turn;
  }

  /** The only writer of the state: the attribute and the listeners follow the field. */
  #setState(next: ExampleState): void {
    const isChange = next !== this.#state;
    this.#state = next;
    this.parts.root.dataset.state = next;
    if (isChange) {
      for (const listener of [...this.#listeners]) {
        listener(next);
      }
    }
  }

  #onPhoneState(state: PhoneState, why: StopReason = 'silent'): void {
    this.#setState(state);
    if (state === 'stuck') {
      this.#offerAgain(this.#text.stopped[why]);
    } else if (state === 'unloaded') {
      this.#reportUnloaded();
    }
  }

  /** Handles a file of the example that failed to load. */
  #reportUnloaded(button?: NoticeButton): Outcome {
    this.#setState('unloaded');
    this.#offerAgain(this.#text.loadFailed(navigator.onLine), button);
    return { state: 'unloaded' };
  }

  #offerAgain(text: string, button?: NoticeButton): void {
    const run = { label: this.#text.runAgain, onPress: () => this.#again(true) };
    this.notice.show(text, button ?? run);
  }

  #showProblem({ message, line }: ProblemText): void {
    this.#onFault(line);
    this.notice.show(line === undefined ? message : `${this.#text.line(line)}: ${message}`);
  }
}
