import { Blob } from 'node:buffer';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { plainHighlight } from '../../src/build/plainHighlight.ts';
import { Preset } from '../../src/react/ControlStrip.tsx';
import { Example } from '../../src/react/Example.tsx';
import { Phone } from '../../src/react/Phone.tsx';
import { type ControlSet, tableControls } from '../../src/react/tableControls.tsx';
import type { CodeValue } from '../../src/shared/codeValue.ts';
import type { ExampleData } from '../../src/shared/exampleData.ts';
import { FakeFrame, framesIn } from './fakeFrame.ts';

/** The code of the example that tests show. */
export const source = `import { Badge } from 'made-up-ui';
export default function A() { return <Badge tone="calm" count={3}>안녕</Badge>; }`;

/** Fields for values of that code. */
export const controls: Omit<ControlSet, 'example'> = {
  places: ['Badge'],
  fields: [
    { name: 'tone', kind: 'choice', options: ['calm', 'loud'], default: 'calm' },
    { name: 'count', kind: 'slider', min: 0, max: 9 },
    { name: 'label', kind: 'text' },
    { name: 'isOn', kind: 'switch', default: false },
    { name: 'color', kind: 'color', tokens: 'Tone' },
    { name: 'border', kind: 'color' },
  ],
};

/** An example as the build gives it. */
export function exampleOf(name: string, code = source): ExampleData {
  return {
    name,
    source: code,
    html: plainHighlight(code, 'tsx'),
    codePath: `preview/code/${name}.txt`,
    poster: '<p>그림</p>',
    frame: 'phone',
    unfolded: false,
    safeArea: false,
    deps: ['made-up-ui'],
  };
}

/** What jsdom lacks of a browser, and the files of the build. */
export function playBrowser(files: (path: string) => Response = () => new Response('built')): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(hover: hover)' }),
  );
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') });
  vi.stubGlobal('fetch', async (path: string) => files(path));
}

/** Puts an example into the page, and gives its element. */
export function placeExample(name: string): HTMLElement {
  return place(renderToStaticMarkup(<Example example={exampleOf(name)} app />));
}

/** Puts a table with controls of an example into the page, and gives its form. */
export function placeTable(name: string): HTMLElement {
  const { form, controlOf } = tableControls({ ...controls, example: exampleOf(name) }) ?? {};
  return place(
    renderToStaticMarkup(
      <form {...form}>{controls.fields.map((field) => controlOf?.(field.name))}</form>,
    ),
  );
}

/** Puts a preset of an example into the page, and gives its checkbox. */
export function placePreset(name: string, values: Record<string, CodeValue>): HTMLInputElement {
  const set = tableControls({ ...controls, example: exampleOf(name) });
  const form = set && <Preset controls={set} label="loud" values={values} />;
  return place(renderToStaticMarkup(form)).querySelector('input') as HTMLInputElement;
}

/** Puts a phone without its code into the page, and gives its element. */
export function placePhone(name: string): HTMLElement {
  return place(renderToStaticMarkup(<Phone example={exampleOf(name)} withSource />));
}

function place(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild;
  if (!(element instanceof HTMLElement)) {
    throw new Error('The markup has no element.');
  }
  return element;
}

/** Time that a busy machine may take, such as for the first import of the compiler. */
export const WAIT = { timeout: 10_000 };

/** Waits for the newest frame of an example, and plays its runtime. */
export async function newestFrame(root: HTMLElement, after?: FakeFrame): Promise<FakeFrame> {
  const element = await vi.waitFor(() => {
    const newest = framesIn(root).at(-1);
    if (!newest || newest === after?.element) {
      throw new Error('No frame has come.');
    }
    return newest;
  }, WAIT);
  const fake = new FakeFrame(element).begin();
  await vi.waitFor(() => {
    if (!fake.last('run')) {
      throw new Error('The frame has nothing to run.');
    }
  }, WAIT);
  return fake;
}

/** Waits for the newest frame and lets it draw. */
export async function drawnFrame(root: HTMLElement, after?: FakeFrame): Promise<FakeFrame> {
  const fake = await newestFrame(root, after);
  fake.says({ type: 'rendered' });
  return fake;
}

/** What the example tells its reader. */
export function noticeOf(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>('[data-notice]') ?? root;
}

/** A button of the example, by what it does. */
export function actionOf(root: HTMLElement, action: string): HTMLElement {
  return root.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? root;
}
