// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningExample, startExample } from '../../src/browser/startExample.ts';
import { Example } from '../../src/react/Example.tsx';
import type { ExampleData } from '../../src/shared/exampleData.ts';
import { drawnFrame, exampleOf, playBrowser } from '../support/examplePage.tsx';

/** What looks whether the phone is in view. */
let observers: FakeObserver[] = [];

class FakeObserver {
  readonly tell: (isIntersecting: boolean) => void;
  isOn = true;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = (isIntersecting) => this.isOn && seen([{ isIntersecting }]);
    observers.push(this);
  }
  observe = () => undefined;
  disconnect = () => {
    this.isOn = false;
  };
}

let running: RunningExample | undefined;

/** Starts an example whose picture was pressed. */
function open(name: string, data: Partial<ExampleData> = { pressed: '열기' }): HTMLElement {
  const html = renderToStaticMarkup(<Example example={{ ...exampleOf(name), ...data }} />);
  document.body.innerHTML = html;
  const root = document.body.firstElementChild as HTMLElement;
  running = startExample(root, {});
  return root;
}

async function looking(): Promise<FakeObserver> {
  return vi.waitFor(() => {
    const observer = observers.at(-1);
    if (!observer) {
      throw new Error('Nothing looks for the phone.');
    }
    return observer;
  });
}

beforeEach(() => {
  sessionStorage.clear();
  observers = [];
  playBrowser();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => {
  running?.stop();
  vi.unstubAllGlobals();
});

describe('a phone whose picture was pressed', () => {
  it('presses the same by itself once it has been in view for a moment', async () => {
    const fake = await drawnFrame(open('Play.once'));
    const observer = await looking();
    expect(fake.last('press')).toBeUndefined();
    observer.tell(true);
    await vi.waitFor(() =>
      expect(fake.last('press')).toMatchObject({ label: '열기', shown: true }),
    );
    expect(observer.isOn).toBe(false);
    expect(document.querySelector('[data-played]')).not.toBeNull();
  });

  it('does not play again in the same visit', async () => {
    sessionStorage.setItem('zs-play-played', '["Play.again"]');
    await drawnFrame(open('Play.again'));
    await running?.settled;
    expect(observers).toEqual([]);
  });

  it.each(['{', '7', '[1, null]', '{"Play.odd":1}'])(
    'plays whatever stands where it remembers: %s',
    async (kept) => {
      sessionStorage.setItem('zs-play-played', kept);
      const fake = await drawnFrame(open('Play.odd'));
      (await looking()).tell(true);
      await vi.waitFor(() => expect(fake.last('press')).toBeDefined());
      expect(sessionStorage.getItem('zs-play-played')).toBe('["Play.odd"]');
    },
  );

  it.each(['pointerdown', 'keydown', 'focusin', 'input'])(
    'belongs to a reader who touches it first: %s',
    async (touch) => {
      const root = open('Play.touched');
      await drawnFrame(root);
      const observer = await looking();
      root.dispatchEvent(new Event(touch, { bubbles: true }));
      expect(observer.isOn).toBe(false);
    },
  );

  it('is open under its picture before it shows itself, where motion is unwanted', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const root = open('Play.still');
    expect(root.querySelector('[data-held]')).not.toBeNull();
    const fake = await drawnFrame(root);
    const press = await vi.waitFor(() => {
      const sent = fake.last('press');
      expect(sent).toMatchObject({ label: '열기', shown: false });
      return sent;
    });
    expect(root.querySelector('[data-held]')).not.toBeNull();
    fake.says({ type: 'pressed', id: press?.id, found: true });
    await vi.waitFor(() => expect(root.querySelector('[data-held]')).toBeNull());
    expect(observers).toEqual([]);
  });
});

it('a phone whose picture shows its first screen plays nothing', async () => {
  await drawnFrame(open('Play.none', {}));
  await running?.settled;
  expect(observers).toEqual([]);
});
