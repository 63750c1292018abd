import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

// Files share a process, which loads Astro, TypeScript or jsdom once. What a file changes for those that
// follow is taken back here, so that each finds what the first found.

// The gate tries the same inputs each time: what a change did not break does not fail it. The night
// draws others, and prints the seed of what it finds.
if (process.env.TEST_SCOPE !== 'all') {
  fc.configureGlobal({ seed: 1 });
}

declare const __vitest_mocker__: { queueMock(...mock: unknown[]): void };

const undo: (() => void)[] = [];

/** Replaces a method of an object until the file ends. */
function wrap<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  replace: (native: Owner[Name]) => Owner[Name],
): void {
  const native = owner[name];
  owner[name] = replace(native);
  undo.push(() => {
    owner[name] = native;
  });
}

function keepProcess(): void {
  const folder = process.cwd();
  const env = { ...process.env };
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  undo.push(() => {
    process.chdir(folder);
    for (const name of Object.keys(process.env).filter((name) => !(name in env))) {
      delete process.env[name];
    }
    Object.assign(process.env, env);
    for (const [name, property] of globals) {
      const { value, get } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
      if (value !== property.value || get !== property.get) {
        Object.defineProperty(globalThis, name, property);
      }
    }
  });
}

/** Loads modules anew that were loaded with a mock, and, for a mock, without it. */
function keepModules(): void {
  let hasMocks = false;
  // Beneath `vi.mock`, which reads from the stack which file calls it.
  wrap(__vitest_mocker__, 'queueMock', (native) => (...args) => {
    if (!hasMocks) {
      vi.resetModules();
    }
    hasMocks = true;
    Reflect.apply(native, __vitest_mocker__, args);
  });
  undo.push(() => (hasMocks || 'document' in globalThis) && vi.resetModules());
}

/** Empties the window: elements, stores, history, timers, and listeners that no element takes along. */
function keepWindow(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    wrap(
      globalThis,
      name,
      (native) =>
        ((...args: unknown[]) => {
          const timer = Reflect.apply(native, globalThis, args);
          undo.push(() => clearTimeout(timer));
          return timer;
        }) as typeof native,
    );
  }
  for (const target of [globalThis, document]) {
    wrap(
      target,
      'addEventListener',
      (native) =>
        ((...args: Parameters<Document['addEventListener']>) => {
          undo.push(() => Reflect.apply(target.removeEventListener, target, args));
          Reflect.apply(native, target, args);
        }) as typeof native,
    );
  }
  undo.push(() => {
    const { documentElement, head, body } = document;
    head.replaceChildren();
    body.replaceChildren();
    for (const element of [documentElement, body]) {
      for (const name of element.getAttributeNames()) {
        element.removeAttribute(name);
      }
    }
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    // jsdom times its frames by an interval, which fake timers may have taken along: without callbacks it
    // begins another.
    for (let frame = requestAnimationFrame(() => undefined); frame > 0; frame -= 1) {
      cancelAnimationFrame(frame);
    }
  });
}

keepProcess();
keepModules();
if ('document' in globalThis) {
  keepWindow();
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const step of undo.reverse()) {
    step();
  }
});
