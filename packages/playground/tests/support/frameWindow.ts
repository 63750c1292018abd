import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PlaygroundOptions, playground } from '@zs-docs/playground/build';
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom';
import { build } from 'vite';
import type { ExamplesApi } from '../../src/build/playground.ts';
import { compile } from '../../src/shared/compile.ts';
import { DEFAULT_ENV, type FromFrame, type ToFrame } from '../../src/shared/protocol.ts';
import { ExamplesFolder } from './examplesFolder.ts';

/** A file of the made-up toolkit. */
export const fixture = (name: string) =>
  fileURLToPath(new URL(`../fixture/${name}`, import.meta.url));

/** The toolkit that tests build with. */
export const toolkit = {
  module: 'made-up-ui',
  entry: fixture('toolkit.tsx'),
  setup: fixture('setup.tsx'),
};

/** Builds a site that has the examples, and gives their data. */
export async function buildFiles(options: PlaygroundOptions, outDir: string) {
  const plugins = playground(options);
  await build({
    root: options.root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { outDir, rolldownOptions: { input: 'virtual:playground/examples' } },
  });
  const { api } = plugins.find(({ name }) => name === 'playground:examples') ?? {};
  return (api as ExamplesApi).get();
}

/** Builds the frame's page. */
export async function buildFramePage(options: Partial<PlaygroundOptions> = {}): Promise<string> {
  const folder = await ExamplesFolder.make();
  const out = join(folder.root, 'out');
  await buildFiles({ root: folder.root, toolkit, ...options }, out);
  const page = await readFile(join(out, 'preview/index.html'), 'utf8');
  await rm(folder.root, { recursive: true });
  return page;
}

/** One end of a line whose messages arrive at once: as events in the frame, as they are here. */
class Port {
  onmessage: ((event: Event) => void) | null = null;
  receive: (data: unknown) => void;
  other: Port | undefined;

  constructor({ MessageEvent }: DOMWindow) {
    this.receive = (data) => this.onmessage?.(new MessageEvent('message', { data }));
  }

  postMessage(data: unknown): void {
    this.other?.receive(data);
  }
}

/** What jsdom lacks of a browser. */
function furnish(window: DOMWindow): void {
  window.matchMedia = (media) =>
    Object.assign(new window.EventTarget(), { matches: false, media }) as MediaQueryList;
  window.Element.prototype.checkVisibility = () => true;
  window.HTMLCanvasElement.prototype.getContext = ((type: string) => ({ type })) as never;
  Object.assign(window, {
    DataTransfer: class {
      setData(): void {}
    },
    PointerEvent: window.MouseEvent,
    MessageChannel: class {
      port1 = new Port(window);
      port2 = Object.assign(new Port(window), { other: this.port1 });

      constructor() {
        this.port1.other = this.port2;
      }
    },
  });
}

/** Puts the frame into a page that is a stranger to it. */
function place(window: DOMWindow, onConnect: (port: Port) => void): void {
  const parent = {
    postMessage: (_startup: number, _origin: string, [port]: [Port]) => onConnect(port),
  };
  Object.defineProperty(window, 'parent', { value: parent });
}

/** The page as it writes itself once it has loaded: what a test looks at would come too late. */
const writtenAnew = (page: string) =>
  page
    .replace(/<script>[\s\S]*?<\/script>(?=<script type="text\/plain">)/, '')
    .replace('<script type="text/plain">', '<script>');

/** The built frame, running; the test is the page around it. */
export class FrameWindow {
  readonly window: DOMWindow;
  readonly said: FromFrame[] = [];
  /** Told of what is logged into the console of the browser. */
  onLog: (...values: unknown[]) => void = () => undefined;
  #port: Port | undefined;

  /** @param isAlone whether it was opened by itself, without a page around it */
  constructor(page: string, isAlone = false) {
    const { window } = new JSDOM(writtenAnew(page), {
      runScripts: 'dangerously',
      pretendToBeVisual: true,
      // What the frame and its examples write to the console comes as messages too.
      virtualConsole: new VirtualConsole().on('log', (...values) => this.onLog(...values)),
      beforeParse: (begun) => {
        furnish(begun);
        if (!isAlone) {
          place(begun, (port) => {
            port.receive = (data) => this.said.push(data as FromFrame);
            this.#port = port;
          });
        }
      },
    });
    this.window = window;
  }

  get document(): Document {
    return this.window.document;
  }

  /** Whether the frame has handed over its line. */
  get isConnected(): boolean {
    return this.#port !== undefined;
  }

  send(message: ToFrame): void {
    this.#port?.postMessage(message);
  }

  /** Compiles and runs code as the page does, and waits until it has drawn or failed. */
  async run(source: string, env = DEFAULT_ENV, open?: string): Promise<FromFrame | undefined> {
    this.send({ type: 'env', env });
    this.send({ type: 'run', name: 'Badge.basic', code: compile(source).code, open });
    for (let turn = 0; turn < 200; turn++) {
      const outcome = this.said.find(({ type }) => type === 'rendered' || type === 'error');
      if (outcome) {
        return outcome;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return undefined;
  }

  /** What the example shows. */
  get text(): string {
    return this.document.querySelector('#root')?.textContent ?? '';
  }
}
