import type { SourceProblem } from '../../shared/compileForReader.ts';
import {
  describeProblem,
  describeUnknownProp,
  type ProblemText,
} from '../../shared/describeProblem.ts';
import type { UnknownProp } from '../../shared/findUnknownProp.ts';
import { SCENE_MARK } from '../../shared/preview.ts';
import { ko } from '../../shared/text/ko.ts';
import { loaded } from '../loaded.ts';
import { type Outcome, Phone, type PhoneState } from '../sandbox/Phone.ts';
import type { PlaygroundSettings } from '../settings.ts';
import type { ExampleParts } from './ExampleParts.ts';
import { explainError } from './explainError.ts';
import { Notice, type NoticeButton, reloadButton } from './Notice.ts';
import { type DeviceChange, showDevice } from './readDevice.ts';

const text = ko.host;

/** State of an example: `unread` means that code of a share link was not run yet. */
type ExampleState = PhoneState['state'] | 'unread';

/** What scripts of the page may do with a phone. */
export type PhoneHandle = Pick<
  Player,
  'untilLoaded' | 'runOriginal' | 'runInScene' | 'press' | 'setDevice'
>;

/** Code to run, what is wrong with it, or what did not load. */
type Loaded =
  | { code: string; unknown?: UnknownProp | undefined }
  | SourceProblem
  | { missing: 'code' | 'compiler' };

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
  /** Called once it is no longer loading. */
  #onLoaded: (() => void)[] = [];
  #state: ExampleState = 'loading';
  #code: string | undefined;
  /** Called with the line of a problem, and without when it is solved. */
  onFault: (line?: number) => void = () => undefined;
  /** What the page's script has set; without a device form, first of all what the example sets. */
  #device: DeviceChange;
  /** Starts the newest run again; older ones that are still loading or compiling are discarded. */
  #again: ((isOpen: boolean) => Promise<Outcome>) | undefined;
  readonly #loadProps: PlaygroundSettings['loadProps'];

  constructor(parts: ExampleParts, { base = '/', loadProps }: PlaygroundSettings) {
    this.#loadProps = loadProps;
    this.parts = parts;
    this.notice = new Notice(parts.notice);
    this.original = parts.source;
    this.source = this.original;
    const { device, safeArea, unfolded } = parts;
    this.#device = device ? {} : { safeArea, ...(unfolded && { shape: 'unfolded' }) };
    this.#phone = new Phone({
      screen: parts.screen,
      frameUrl: `${base}preview/`,
      title: text.phone(parts.title),
      enter: parts.enter,
      onState: (state) => this.#onPhoneState(state),
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

  /** Resolves once it runs, has failed, or waits for the Run button. */
  untilLoaded(): Promise<void> {
    return this.#state === 'loading'
      ? new Promise((resolve) => this.#onLoaded.push(resolve))
      : Promise.resolve();
  }

  /**
   * Changes the device: colour mode, shape, text size, keyboard … Reads the device form and the colour
   * mode of the page again.
   */
  setDevice(change: DeviceChange = {}): void {
    this.#device = { ...this.#device, ...change };
    this.#phone.setEnv(showDevice(this.parts, this.#device));
  }

  /** Sets the code of a share link without running it. */
  holdUnread(source: string): void {
    this.source = source;
    this.#setState('unread');
  }

  /**
   * Runs the original example. `source` stays that of the file.
   * @param patch changes the compiled code: for values that change too often to compile each time
   */
  runOriginal(patch = (code: string) => code): Promise<Outcome> {
    return this.#run(this.original, async () => {
      this.#phone.prepare();
      const code = await this.#fetchCode();
      return code === undefined ? { missing: 'code' } : { code: patch(code) };
    });
  }

  /** Runs the compiled code of another example in the scene of this. */
  runInScene(code: string): Promise<Outcome> {
    return this.runOriginal((original) => inScene(code, original));
  }

  /** Compiles and runs edited code. */
  runSource(source: string): Promise<Outcome> {
    return this.#run(source, async () => {
      // The code of the file has the scene around the example.
      const file = this.parts.root.dataset.scene ? this.#fetchCode() : undefined;
      const [module, known, original = ''] = await Promise.all([
        loaded(import('../../shared/compileForReader.ts')),
        // Not required: without it, unknown props are not reported.
        this.#loadProps?.().catch(() => undefined),
        file,
      ]);
      const result: Loaded = module?.compileForReader(source, known) ?? { missing: 'compiler' };
      return 'code' in result ? { ...result, code: inScene(result.code, original) } : result;
    });
  }

  /**
   * Runs code once it has come. Discards an older run.
   * @param isOpen whether the reader sees first what the picture shows: what is pressed on it, open
   */
  async #run(source: string, load: () => Promise<Loaded>, isOpen = true): Promise<Outcome> {
    this.source = source;
    const again = (isOpenAgain: boolean) => this.#run(source, load, isOpenAgain);
    this.#again = again;
    this.#phone.supersede();
    this.#setState('loading');
    const result = await load();
    if (again !== this.#again) {
      return { state: 'replaced' };
    }
    if ('missing' in result) {
      if (result.missing === 'code') {
        this.#phone.clear();
      }
      return this.#reportUnloaded(result.missing === 'compiler' ? reloadButton : undefined);
    }
    if ('code' in result) {
      this.notice.clear();
      this.onFault();
      const pressed = isOpen ? this.parts.root.dataset.play : undefined;
      const running = this.#phone.run(this.parts.name, result.code, pressed);
      const unknownProp = describeUnknownProp(result, text);
      if (unknownProp) {
        this.#showProblem(unknownProp);
      }
      return running;
    }
    const problem = describeProblem(result, text.syntax);
    this.#setState('failed');
    this.#showProblem(problem);
    return { state: 'failed', ...problem };
  }

  /** Runs the code again and presses under a finger's dot what the picture shows pressed. */
  async replay(): Promise<void> {
    const outcome = await this.#again?.(false);
    const { play } = this.parts.root.dataset;
    if (outcome?.state === 'running' && play !== undefined) {
      this.#phone.press(play, true);
      this.notice.say(text.replayed(play));
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
    this.#code ??= await loaded(
      fetch(this.parts.codeUrl).then((response) => (response.ok ? response.text() : undefined)),
    );
    return this.#code;
  }

  /** The only writer of the state: the attribute and those who wait follow the field. */
  #setState(next: ExampleState): void {
    this.#state = next;
    this.parts.root.dataset.state = next;
    if (next !== 'loading') {
      for (const resolve of this.#onLoaded.splice(0)) {
        resolve();
      }
    }
  }

  #onPhoneState(phone: PhoneState): void {
    this.#setState(phone.state);
    if (phone.state === 'stuck') {
      this.#offerAgain(text.stopped[phone.why]);
    } else if (phone.state === 'unloaded') {
      this.#reportUnloaded();
    } else if (phone.state === 'failed') {
      const message = explainError(phone.message, text.errors);
      this.#showProblem({ message, line: phone.line });
    }
  }

  /** Handles a file of the example that failed to load. */
  #reportUnloaded(button?: NoticeButton): Outcome {
    this.#setState('unloaded');
    this.#offerAgain(text.loadFailed(navigator.onLine), button);
    return { state: 'unloaded' };
  }

  #offerAgain(message: string, button?: NoticeButton): void {
    const run = { label: text.runAgain, onPress: () => this.#again?.(true) };
    this.notice.show(message, button ?? run);
  }

  #showProblem({ message, line }: ProblemText): void {
    this.onFault(line);
    this.notice.show(line === undefined ? message : `${text.line(line)}: ${message}`);
  }
}
