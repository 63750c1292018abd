// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bundleBootScript } from '../../src/build/bootScript.ts';
import { replayPresses } from '../../src/client/boot/earlyPresses.ts';
import type { SiteConfig } from '../../src/settings/settingsSchema.ts';
import { siteConfig } from '../../src/site.config.ts';

const root = document.documentElement;

const scripts = new Map<string, Promise<string>>();

/** Runs the script of a page under other settings. */
async function boot(settings: Partial<SiteConfig>): Promise<void> {
  const key = JSON.stringify(settings);
  const script = scripts.get(key) ?? bundleBootScript({ ...siteConfig, ...settings });
  scripts.set(key, script);
  new Function(await script)();
}

const systemIs = (mode: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));

/** The script listens as long as its page lives; the next test has a page of its own. */
const listening: Parameters<typeof removeEventListener>[] = [];
const click = () => new MouseEvent('click', { bubbles: true });
const add = window.addEventListener.bind(window);

beforeEach(() => {
  vi.stubGlobal('addEventListener', (...all: Parameters<typeof removeEventListener>) => {
    listening.push(all);
    add(...all);
  });
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) {
    delete root.dataset[name];
  }
  systemIs('dark');
});

afterEach(() => {
  for (const all of listening.splice(0)) {
    removeEventListener(...all);
  }
});

test('without a choice the default of the settings holds, whatever the system prefers', async () => {
  await boot({ colorMode: { default: 'light', followSystem: false } });
  expect(root.dataset.theme).toBe('light');
});

test('with followSystem the system decides until the reader does', async () => {
  await boot({ colorMode: { default: 'light', followSystem: true } });
  expect(root.dataset.theme).toBe('dark');
  localStorage.setItem('theme', 'light');
  await boot({ colorMode: { default: 'light', followSystem: true } });
  expect(root.dataset.theme).toBe('light');
});

test('the first phone asks for a press until one was pressed', async () => {
  await boot({});
  expect(root.dataset.unpressed).toBe('');
  delete root.dataset.unpressed;
  localStorage.setItem('zs-pressed', '');
  await boot({});
  expect(root.dataset.unpressed).toBeUndefined();
});

test('nonsense in storage counts as no choice', async () => {
  localStorage.setItem('theme', '{]');
  await boot({ colorMode: { default: 'light', followSystem: false } });
  expect(root.dataset.theme).toBe('light');
});

test('a closed announcement is hidden before paint, one with another id is not', async () => {
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  localStorage.setItem('docusaurus.announcement.id', 'old');
  await boot({ announcement: { id: 'new', html: '', dismissable: true } });
  expect(root.dataset.announcementDismissed).toBeUndefined();
  await boot({ announcement: { id: 'old', html: '', dismissable: true } });
  expect(root.dataset.announcementDismissed).toBe('');
});

describe('What a reader presses before the script of the page runs', () => {
  const pressed = vi.fn();

  /** Opens a page with the controls, has `act` use it, then runs the part of its script that answers. */
  async function press(html: string, act: (button: HTMLElement) => void): Promise<void> {
    document.body.innerHTML = html;
    await boot({});
    const button = document.querySelector('button') as HTMLElement;
    act(button);
    pressed.mockClear();
    button.addEventListener('click', pressed);
    replayPresses();
  }

  test.each([
    '<button data-needs-script><svg></svg></button>',
    '<p data-needs-script><button>알림창</button></p>',
    '<button class="code-copy" data-copy>복사</button>',
    '<button data-copy-value="#fff"></button>',
  ])('is pressed again once it does: %s', async (html) => {
    await press(html, (button) => (button.querySelector('svg') ?? button).dispatchEvent(click()));
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('is left alone where it works without', async () => {
    await press('<button popovertarget="site-menu">메뉴</button>', (button) => button.click());
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is not kept once the script runs', async () => {
    await press('<button data-needs-script></button>', () => undefined);
    document.querySelector('button')?.click();
    replayPresses();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
  ])('the key %s is kept for the search', async (key, more) => {
    await boot({});
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    const { takeEarlySearch } = window as { takeEarlySearch?: () => string };
    expect(takeEarlySearch?.()).toBe('');
  });
});

describe('A page whose own script does not come', () => {
  const suggestion = () => document.querySelector('[data-base-suggestion]')?.textContent;
  const hosted = 'https://0610studio.github.io';

  /** Opens a page of a build for a base, whose script fails. */
  async function fail(base: string, path: string, at: string): Promise<void> {
    document.head.innerHTML = `<link rel="canonical" href="${hosted}${base}${path}">`;
    document.body.innerHTML = '<code data-base-suggestion>/</code><script type="module"></script>';
    history.replaceState(null, '', at);
    await boot({ base });
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    dispatchEvent(new Event('load'));
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['/zs-ui/', 'docs/intro/', '/docs/intro/', '/'],
    ['/zs-ui/', 'docs/intro/', '/kit/docs/intro/', '/kit/'],
    ['/zs-ui/', 'docs/intro/', '/kit/docs/intro/index.html', '/kit/'],
    ['/zs-ui/', 'docs/intro/', '/kit/docs/intro.html', '/kit/'],
    ['/zs-ui/', 'docs/intro/', '/kit/docs/intro', '/kit/'],
    ['/', 'docs/intro/', '/zs-ui/docs/intro/index.html', '/zs-ui/'],
    ['/', '', '/zs-ui/index.html', '/zs-ui/'],
    ['/zs-ui/', '', '/', '/'],
    ['/zs-ui/', '404/', '/nowhere/', '/'],
  ])('built for %s, %s opened at %s: the base to try is %s', async (base, path, at, wanted) => {
    await fail(base, path, at);
    expect(root.dataset.baseWrong).toBe('');
    expect(suggestion()).toBe(wanted);
  });

  test.each([
    ['/zs-ui/', 'docs/intro/', '/zs-ui/docs/intro/'],
    ['/zs-ui/', 'docs/intro/', '/zs-ui/docs/intro/index.html'],
    ['/zs-ui/', '', '/zs-ui/'],
    ['/', '', '/'],
    ['/', 'docs/intro/', '/docs/intro'],
    ['/zs-ui/', '404/', '/zs-ui/nowhere/'],
  ])(
    'built for %s, %s opened at %s: the base is right, and is not blamed',
    async (base, path, at) => {
      await fail(base, path, at);
      expect(root.dataset.baseWrong).toBeUndefined();
      expect(root.dataset.dead).toBe('');
    },
  );

  test('is taken for dead when it lets wait for long', async () => {
    await boot({});
    expect(root.dataset.dead).toBeUndefined();
    vi.advanceTimersByTime(5000);
    expect(root.dataset.dead).toBe('');
    expect(root.dataset.baseWrong).toBeUndefined();
  });
});
