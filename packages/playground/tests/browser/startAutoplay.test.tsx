// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningExample, startExample } from '../../src/browser/startExample.ts';
import { Example } from '../../src/react/Example.tsx';
import type { ExampleData } from '../../src/shared/exampleData.ts';
import { drawnFrame, exampleOf, playBrowser } from '../support/examplePage.tsx';
import type { FakeFrame } from '../support/fakeFrame.ts';
import { trustEvents } from '../support/trusted.ts';

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

describe('presses on the picture of an open overlay', () => {
  /** Buttons of the picture beside each other, 100 px wide. */
  const html = '<button>열기</button><div role="alertdialog"><button>확인</button></div>';

  function openPictured(name: string): HTMLElement {
    const root = open(name, { pressed: '열기', poster: html });
    const picture = root.querySelector('[data-poster]');
    const shadow = picture?.attachShadow({ mode: 'open' });
    running?.stop();
    if (shadow) {
      shadow.innerHTML = html;
      for (const [at, button] of [...shadow.querySelectorAll('button')].entries()) {
        button.getBoundingClientRect = () => new DOMRect(at * 100, 0, 90, 40);
      }
      const dialog = shadow.querySelector<HTMLElement>('[role]');
      if (dialog) {
        dialog.getBoundingClientRect = () => new DOMRect(100, 0, 200, 200);
      }
    }
    running = startExample(root, {});
    return root;
  }

  function press(root: HTMLElement, clientX: number): void {
    const endTrust = trustEvents('click');
    const at = { bubbles: true, clientX, clientY: 20 };
    root.querySelector('[data-screen]')?.dispatchEvent(new MouseEvent('pointerdown', at));
    root.querySelector('[data-screen]')?.dispatchEvent(new MouseEvent('click', at));
    endTrust();
  }

  async function answered(fake: FakeFrame, label: string): Promise<void> {
    const sent = await vi.waitFor(() => {
      const last = fake.last('press');
      expect(last).toMatchObject({ label, shown: false });
      return last;
    });
    fake.says({ type: 'pressed', id: sent?.id, found: true });
  }

  it('are passed on by their names once the phone has opened under it', async () => {
    const root = openPictured('Play.pressed');
    press(root, 120);
    expect(root.querySelector('[data-held]')).not.toBeNull();
    const fake = await drawnFrame(root);
    await answered(fake, '열기');
    expect(root.querySelector('[data-held]')).not.toBeNull();
    await answered(fake, '확인');
    await vi.waitFor(() => expect(root.querySelector('[data-held]')).toBeNull());
    expect(observers).toEqual([]);
  });

  it('open it where they are on what opens it, or by a reader who has gone on', async () => {
    const root = openPictured('Play.opener');
    press(root, 20);
    press(root, 120);
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    press(root, 20);
    const fake = await drawnFrame(root);
    await answered(fake, '열기');
    await vi.waitFor(() => expect(root.querySelector('[data-held]')).toBeNull());
    expect(fake.last('press')).toMatchObject({ label: '열기' });
  });
});

it('a phone whose picture shows its first screen plays nothing', async () => {
  await drawnFrame(open('Play.none', {}));
  await running?.settled;
  expect(observers).toEqual([]);
});
