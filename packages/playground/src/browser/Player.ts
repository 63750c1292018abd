import type { HostText } from '../shared/text/text.ts';
import type { ExampleParts } from './ExampleParts.ts';
import { explainError } from './explainError.ts';
import { Notice } from './Notice.ts';
import { type Outcome, Phone, type PhoneState, type StopReason } from './Phone.ts';
import { pageTheme } from './pageTheme.ts';
import { type DeviceChange, readDevice } from './readDevice.ts';
import type { PlaygroundSettings } from './settings.ts';
import { type Remark, tellOdd, tellWrong } from './tellWrong.ts';

/** Runs one example of a page, as written or as somebody changed it. */
export class Player {
  readonly parts: ExampleParts;
  readonly notice: Notice;
  /** The example as its file has it. */
  readonly original: string;
  /** The code that runs. */
  source: string;
  readonly #phone: Phone;
  readonly #text: HostText;
  readonly #listeners = new Set<(state: PhoneState) => void>();
  #onFault: (line?: number) => void = () => undefined;
  #device: DeviceChange = {};
  #compiling = 0;
  #stopped: StopReason = 'silent';

  readonly #loadProps: PlaygroundSettings['loadProps'];

  constructor(
    parts: ExampleParts,
    frameUrl: string,
    text: HostText,
    { loadProps, loadFaces }: Pick<PlaygroundSettings, 'loadProps' | 'loadFaces'>,
  ) {
    this.#loadProps = loadProps;
    this.parts = parts;
    this.#text = text;
    this.notice = new Notice(parts.notice);
    this.original = parts.source;
    this.source = this.original;
    this.#phone = new Phone({
      screen: parts.screen,
      frameUrl,
      title: text.phone(parts.title),
      enterLabel: text.enter(parts.title),
      loadFaces,
      onState: (state) => this.#show(state),
      onError: (error, line) => this.#fail({ message: explainError(error, text.errors), line }),
      onConsole: (level, said) => this.notice.add(`${level === 'log' ? '' : `${level}: `}${said}`),
      onSurplus: () => this.notice.add(text.surplus),
      onStop: (why) => {
        this.#stopped = why;
      },
      onLink: (href) => this.notice.offer(text.link(href), href),
    });
    parts.device?.addEventListener('input', () => this.updateDevice());
    this.updateDevice();
  }

  /** Where the phone stands. */
  get state(): PhoneState {
    return this.parts.root.dataset.state as PhoneState;
  }

  /** Calls back after every change of state. @returns the way to stop */
  onState(listener: (state: PhoneState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back with the line of each fault, and without one when there is none any more. */
  onFault(listener: (line?: number) => void): void {
    this.#onFault = listener;
  }

  /** Reads the device form and the page's colour mode again. */
  updateDevice(change: DeviceChange = {}): void {
    this.#device = { ...this.#device, ...change };
    const { shape, env } = readDevice(
      this.parts.device,
      { ...(this.parts.device === null && this.#asMade()), ...this.#device },
      pageTheme(),
    );
    this.parts.body.dataset.shape = shape;
    const isPart = this.parts.frame === 'stage' && (shape !== 'phone' || env.insets.top > 0);
    this.#showWhole(isPart || env.keyboard);
    this.parts.body.dataset.insets = env.insets.top > 0 ? 'safe' : 'none';
    this.#phone.setEnv(env);
  }

  /** The device as the page has made it, where its reader has no form to change it. */
  #asMade(): DeviceChange {
    const { safeArea, unfolded } = this.parts;
    return { safeArea, ...(unfolded && { shape: 'unfolded' as const }) };
  }

  /** A stage is a part of a screen: a device that the reader has changed is shown whole, and high. */
  #showWhole(isWhole: boolean): void {
    const { frame } = this.parts;
    if (frame) {
      this.parts.body.dataset.frame = isWhole ? 'phone' : frame;
    }
  }

  /** Runs the example as written. */
  async runOriginal(): Promise<Outcome> {
    this.source = this.original;
    this.#compiling++;
    this.#show('loading');
    this.#phone.prepare();
    const code = await this.#fetchCode();
    if (code === undefined) {
      this.#phone.clear();
      this.#offerRestart(this.#whyUnloaded(), () => this.runOriginal());
      return { state: 'unloaded' };
    }
    this.notice.clear();
    return this.#phone.run(this.parts.name, code);
  }

  /** Compiles and runs what somebody wrote. A newer call makes an older one void. */
  async runSource(source: string): Promise<Outcome> {
    this.source = source;
    this.#compiling++;
    const turn = this.#compiling;
    const [{ compileForReader }, known] = await Promise.all([
      import('./compileForReader.ts'),
      // Without it code runs as well: nobody is told of an unknown prop then.
      this.#loadProps?.().catch(() => undefined),
    ]);
    if (turn !== this.#compiling) {
      return { state: 'replaced' };
    }
    const result = compileForReader(source, known);
    if ('code' in result) {
      this.notice.clear();
      this.#onFault();
      const running = this.#phone.run(this.parts.name, result.code);
      const odd = tellOdd(result, this.#text);
      if (odd) {
        this.#fail(odd);
      }
      return running;
    }
    const wrong = tellWrong(result, this.#text.syntax);
    this.#show('failed');
    this.#fail(wrong);
    return { state: 'failed', ...wrong };
  }

  /** Presses what carries a label; `shown` draws a finger's dot. */
  press(label: string, shown = false): Promise<boolean> {
    return this.#phone.press(label, shown);
  }

  /** Takes the frame away. */
  close(): void {
    this.#phone.close();
  }

  /** The compiled example; nothing when it cannot be had. */
  async #fetchCode(): Promise<string | undefined> {
    const response = await fetch(this.parts.codeUrl).catch(() => undefined);
    return response?.ok ? response.text() : undefined;
  }

  #show(state: PhoneState): void {
    this.parts.root.dataset.state = state;
    for (const listener of this.#listeners) {
      listener(state);
    }
    if (state === 'stuck' || state === 'unloaded') {
      const text = state === 'stuck' ? this.#text.stopped[this.#stopped] : this.#whyUnloaded();
      this.#offerRestart(text, () => this.#phone.restart());
    }
  }

  #whyUnloaded(): string {
    return this.#text.loadFailed(navigator.onLine);
  }

  #offerRestart(text: string, restart: () => void): void {
    this.parts.root.dataset.state = 'stuck';
    this.notice.say(text, { label: this.#text.runAgain, onPress: restart });
  }

  #fail({ message, line }: Remark): void {
    this.#onFault(line);
    this.notice.say(line === undefined ? message : `${this.#text.line(line)}: ${message}`);
  }
}
