import type { FrameEnv } from '../shared/protocol.ts';
import type { ExampleParts } from './ExampleParts.ts';
import { Notice } from './Notice.ts';
import { Phone, type PhoneState } from './Phone.ts';
import { readDevice } from './readDevice.ts';
import type { HostText } from './text.ts';

/** What a player needs of the site. */
export interface PlayerOptions {
  frameUrl: string;
  text: HostText;
  /** Colour mode of the page. */
  theme: () => FrameEnv['theme'];
}

/** Runs one example of a page, as written or as the reader changed it. */
export class Player {
  readonly parts: ExampleParts;
  readonly notice: Notice;
  /** The example as its file has it. */
  readonly original: string;
  /** The code that runs. */
  source: string;
  readonly #phone: Phone;
  readonly #options: PlayerOptions;
  #compiling = 0;

  constructor(parts: ExampleParts, options: PlayerOptions) {
    this.parts = parts;
    this.#options = options;
    this.notice = new Notice(parts.notice);
    this.original = parts.code?.textContent ?? '';
    this.source = this.original;
    this.#phone = new Phone({
      screen: parts.screen,
      frameUrl: options.frameUrl,
      title: options.text.phone(parts.title),
      env: readDevice(parts.device, options.theme()).env,
      onState: (state) => this.#show(state),
      onError: (message, line) => this.#fail(message, line),
      onConsole: (level, text) => this.notice.add(`${level === 'log' ? '' : `${level}: `}${text}`),
      onLink: (href) => this.notice.offer(options.text.link(href), href),
    });
    parts.device?.addEventListener('input', () => this.updateDevice());
    this.updateDevice();
  }

  /** Reads the device form and the page's colour mode again. */
  updateDevice(): void {
    const { shape, env } = readDevice(this.parts.device, this.#options.theme());
    this.parts.body.dataset.shape = shape;
    this.parts.body.dataset.insets = env.insets.top > 0 ? 'safe' : 'none';
    this.#phone.setEnv(env);
  }

  /** Runs the example as written. */
  async runOriginal(): Promise<void> {
    this.source = this.original;
    this.#compiling++;
    this.#show('loading');
    this.#phone.prepare();
    try {
      const response = await fetch(this.parts.codeUrl);
      if (!response.ok) {
        throw new Error(`${response.status}`);
      }
      const code = await response.text();
      this.notice.clear();
      this.#phone.run(this.parts.name, code);
    } catch {
      this.#phone.close();
      this.#offerRestart(this.#options.text.loadFailed, () => this.runOriginal());
    }
  }

  /** Compiles and runs what the reader wrote. A newer call makes an older one void. */
  async runSource(source: string): Promise<void> {
    this.source = source;
    this.#compiling++;
    const turn = this.#compiling;
    const { compileForReader } = await import('./compileForReader.ts');
    if (turn !== this.#compiling) {
      return;
    }
    const result = compileForReader(source, this.#options.text.syntax);
    if ('code' in result) {
      this.notice.clear();
      this.#phone.run(this.parts.name, result.code);
    } else {
      this.parts.root.dataset.state = 'failed';
      this.#fail(result.message, result.line);
    }
  }

  /** Makes sure the frame still answers. */
  check(): void {
    this.#phone.check();
  }

  /** Takes the frame away. */
  close(): void {
    this.#phone.close();
  }

  #show(state: PhoneState): void {
    this.parts.root.dataset.state = state;
    if (state === 'stuck' || state === 'unloaded') {
      const { stuck, loadFailed } = this.#options.text;
      const text = state === 'stuck' ? stuck : loadFailed;
      this.#offerRestart(text, () => this.#phone.restart());
    }
  }

  #offerRestart(text: string, restart: () => void): void {
    this.parts.root.dataset.state = 'stuck';
    this.notice.say(text, { label: this.#options.text.runAgain, onPress: restart });
  }

  #fail(message: string, line: number | undefined): void {
    this.notice.say(line === undefined ? message : `${this.#options.text.line(line)}: ${message}`);
  }
}
