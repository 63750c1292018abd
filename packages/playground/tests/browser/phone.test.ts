// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Outcome, Phone, type PhoneOptions } from '../../src/browser/sandbox/Phone.ts';
import { DEFAULT_ENV } from '../../src/shared/protocol.ts';
import { FakeFrame, framesIn } from '../support/fakeFrame.ts';
import { trustEvents } from '../support/trusted.ts';

const told = {
  onState: vi.fn<NonNullable<PhoneOptions['onState']>>(),
  onConsole: vi.fn(),
  onLink: vi.fn(),
};
let screen: HTMLElement;
let phone: Phone;

/** Where a phone stands. */
const placeOf = (element: HTMLElement) => ({
  screen: element,
  enter: element.querySelector<HTMLElement>('[data-enter]') ?? element,
  frameUrl: '/preview/',
});

/** The newest frame on the screen, with what plays it. */
function newest(): FakeFrame {
  const element = framesIn(screen).at(-1);
  if (!element) {
    throw new Error('The screen has no frame.');
  }
  return new FakeFrame(element);
}

/** Runs code and plays a frame that draws it. */
async function runDrawn(name: string, code: string) {
  const outcome = phone.run(name, code);
  const fake = newest().begin();
  fake.says({ type: 'rendered' });
  return { fake, outcome: await outcome };
}

const states = () => told.onState.mock.calls.map(([{ state }]) => state);
const failures = () => told.onState.mock.calls.filter(([{ state }]) => state === 'failed');

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  document.body.innerHTML = '<div id="screen"><button data-enter></button></div>';
  screen = document.querySelector<HTMLElement>('#screen') ?? document.body;
  phone = new Phone({ ...placeOf(screen), title: '알림', ...told });
  vi.clearAllMocks();
});
afterEach(() => {
  phone.close();
  vi.advanceTimersByTime(10_000);
});

describe('a phone that runs an example', () => {
  it('tells the frame of the device first, then what to run', () => {
    phone.run('A.b', 'code');
    expect(newest().begin().heard).toEqual([
      { type: 'env', env: DEFAULT_ENV },
      { type: 'run', name: 'A.b', code: 'code' },
    ]);
  });

  it('is loading until it has drawn', async () => {
    const outcome = phone.run('A.b', 'code');
    const fake = newest().begin();
    expect(states()).toEqual(['loading']);
    expect(fake.element.dataset.drawn).toBeUndefined();
    fake.says({ type: 'rendered' });
    expect(await outcome).toEqual({ state: 'running' });
    expect(states()).toEqual(['loading', 'running']);
    expect(fake.element.dataset.drawn).toBe('');
  });

  it('may start its frame before there is code', () => {
    phone.prepare();
    const fake = newest().begin();
    phone.run('A.b', 'code');
    expect(framesIn(screen)).toHaveLength(1);
    expect(fake.last('run')?.code).toBe('code');
  });

  it('keeps what is on the screen until the next has drawn', async () => {
    const { fake: first } = await runDrawn('A.b', '1');
    phone.run('A.b', '2');
    const second = newest().begin();
    expect(framesIn(screen)).toEqual([first.element, second.element]);
    second.says({ type: 'rendered' });
    expect(framesIn(screen)).toEqual([second.element]);
  });

  it('drops a run that another one replaces', async () => {
    const outcome = phone.run('A.b', '1');
    const first = newest().begin();
    phone.run('A.b', '2');
    expect(await outcome).toEqual({ state: 'replaced' });
    expect(first.element.isConnected).toBe(false);
    expect(newest().begin().last('run')?.code).toBe('2');
  });

  it('tells every frame of a change of the device', async () => {
    const { fake: shown } = await runDrawn('A.b', '1');
    phone.run('A.b', '2');
    const next = newest().begin();
    const env = { ...DEFAULT_ENV, fontScale: 2 };
    phone.setEnv(env);
    expect(shown.last('env')?.env).toEqual(env);
    expect(next.last('env')?.env).toEqual(env);
  });

  it('leaves nothing on the screen when it is closed', async () => {
    await runDrawn('A.b', 'code');
    phone.run('A.b', '2');
    phone.close();
    expect(framesIn(screen)).toEqual([]);
  });
});

describe('a phone whose example fails', () => {
  it('keeps the last good screen and says where it failed', async () => {
    const { fake: good } = await runDrawn('A.b', '1');
    const outcome = phone.run('A.b', '2');
    newest().begin().says({ type: 'error', message: 'x is not defined', line: 3 });
    expect(await outcome).toEqual({ state: 'failed', message: 'x is not defined', line: 3 });
    expect(framesIn(screen)).toEqual([good.element]);
    expect(failures()).toHaveLength(1);
  });

  it('stays on the screen when it fails after it has drawn', async () => {
    const { fake } = await runDrawn('A.b', '1');
    fake.says({ type: 'error', message: 'later' });
    expect(framesIn(screen)).toEqual([fake.element]);
    expect(states().at(-1)).toBe('failed');
  });

  it('tells as much of an error as a reader can take in, a few times a second', async () => {
    const { fake } = await runDrawn('A.b', '1');
    for (let count = 0; count < 100; count++) {
      fake.says({ type: 'error', message: 'a'.repeat(1_000_000) });
    }
    expect(told.onState).toHaveBeenLastCalledWith({ state: 'failed', message: 'a'.repeat(2_000) });
    expect(failures().length).toBeLessThanOrEqual(10);
  });
});

describe('a phone whose older run is still on the screen', () => {
  const reports = [
    { type: 'error', message: 'old' },
    { type: 'console', level: 'log', text: 'old' },
    { type: 'consoleOverflow' },
    { type: 'link', href: 'https://example.com/old' },
  ];
  const said = () => [told.onConsole, told.onLink];

  it.each([
    ['while the code of the newer is on its way', () => phone.supersede()],
    ['while the newer loads', () => void phone.run('A.b', '2')],
    [
      'after the newer failed without a screen',
      () => {
        void phone.run('A.b', '2');
        newest().begin().says({ type: 'error', message: 'new' });
      },
    ],
  ])('tells nothing that it says: %s', async (_when, begin) => {
    const { fake: old } = await runDrawn('A.b', '1');
    begin();
    const before = states();
    for (const mock of said()) {
      mock.mockClear();
    }
    for (const report of reports) {
      old.says(report);
    }
    for (const mock of said()) {
      expect(mock).not.toHaveBeenCalled();
    }
    expect(states()).toEqual(before);
    expect(old.element.isConnected, 'the last screen stays').toBe(true);
  });

  it('lets it answer a press', async () => {
    const { fake: old } = await runDrawn('A.b', '1');
    const pressed = phone.press('열기');
    phone.supersede();
    const press = old.last('press');
    old.says({ type: 'pressed', id: press?.id, found: true });
    expect(await pressed).toBe(true);
  });

  it('removes it, and not the newer, when it breaks a rule', async () => {
    const { fake: old } = await runDrawn('A.b', '1');
    const outcome = phone.run('A.b', '2');
    const next = newest().begin();
    old.loads();
    old.loads();
    expect(framesIn(screen)).toEqual([next.element]);
    next.says({ type: 'rendered' });
    expect(await outcome).toEqual({ state: 'running' });
    expect(states()).not.toContain('stuck');
  });

  it('shows no run whose newer code does not compile', async () => {
    const outcome = phone.run('A.b', '1');
    const first = newest().begin();
    phone.supersede();
    expect(await outcome).toEqual({ state: 'replaced' });
    expect(first.element.isConnected).toBe(false);
  });
});

describe('a phone that is stopped', () => {
  it.each([
    ['left', (fake: FakeFrame) => [fake.loads(), fake.loads()]],
    ['flood', (fake: FakeFrame) => Array.from({ length: 600 }, () => fake.posts('a'))],
    ['silent', () => vi.advanceTimersByTime(3_000)],
  ])('says why: %s', async (why, misbehave) => {
    const { fake } = await runDrawn('A.b', '1');
    misbehave(fake);
    expect(told.onState).toHaveBeenLastCalledWith({ state: 'stuck', why });
    expect(framesIn(screen)).toEqual([]);
  });

  it('says so to whoever waits for the run', async () => {
    const outcome = phone.run('A.b', '1');
    newest().begin();
    vi.advanceTimersByTime(3_000);
    expect(await outcome).toEqual({ state: 'stuck', why: 'silent' });
  });

  it('says that it never came when its page does not load', async () => {
    const outcome: Promise<Outcome> = phone.run('A.b', '1');
    // After the hang of another test it is tried anew three times.
    vi.advanceTimersByTime(40_000);
    expect(await outcome).toEqual({ state: 'unloaded' });
    expect(states()).not.toContain('stuck');
  });

  it('starts again by itself when another phone of the page held it up', async () => {
    const { fake: ours } = await runDrawn('A.b', 'ours');
    const other = document.body.appendChild(document.createElement('div'));
    const culprit = new Phone({ ...placeOf(other), title: '다른' });
    culprit.run('C.d', 'for (;;) {}');
    const [element] = framesIn(other);
    const hanging = element && new FakeFrame(element).begin();
    hanging?.says({ type: 'rendered' });
    vi.advanceTimersByTime(250);
    void culprit.press('확인');
    vi.advanceTimersByTime(3_000);
    expect(ours.element.isConnected).toBe(false);
    expect(framesIn(other)).toEqual([]);
    expect(newest().begin().last('run')?.code).toBe('ours');
    expect(states()).not.toContain('stuck');
    culprit.close();
  });
});

describe('what an example says', () => {
  it('reaches the page, cut to what a reader can take in', async () => {
    const { fake } = await runDrawn('A.b', '1');
    fake.says({ type: 'console', level: 'warn', text: 'a'.repeat(5_000) });
    fake.says({ type: 'consoleOverflow' });
    expect(told.onConsole).toHaveBeenCalledWith('warn', 'a'.repeat(2_000));
    expect(told.onConsole).toHaveBeenLastCalledWith('warn');
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS:example.com', 'https://example.com/'],
    ['mailto:a@b.kr', 'mailto:a@b.kr'],
    ['tel:010', 'tel:010'],
    ['https://known.kr@a.kr/', 'https://a.kr/'],
    ['https://a.kr\\@known.kr', 'https://a.kr/@known.kr'],
    ['https://known\u200b.a.kr/', 'https://known.a.kr/'],
    ['https://knоwn.kr/', 'https://xn--knwn-65d.kr/'],
    ['https://a.kr/\u202erk.nwonk', 'https://a.kr/%E2%80%AErk.nwonk'],
    ['https://a.kr/\n\nhttps://known.kr', 'https://a.kr/https://known.kr'],
    ['https://a.kr\u202e/', undefined],
    ['https://', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,a', undefined],
    [' https://example.com', undefined],
    ['//example.com', undefined],
    [undefined, undefined],
  ])(
    'is a link only where it leads out by a known way, and reads as where it leads: %j',
    async (href, link) => {
      const { fake } = await runDrawn('A.b', '1');
      fake.says({ type: 'link', href });
      expect(told.onLink.mock.calls).toEqual(link ? [[link]] : []);
    },
  );
});

describe('a script that presses what is on the screen', () => {
  it('learns whether there was such a thing, each for its own press', async () => {
    const { fake } = await runDrawn('A.b', '1');
    const yes = phone.press('열기');
    const no = phone.press('없음');
    const [first, second] = fake.heard.filter(({ type }) => type === 'press');
    expect(first).toMatchObject({ label: '열기' });
    fake.says({ type: 'pressed', id: second?.type === 'press' ? second.id : 0, found: false });
    fake.says({ type: 'pressed', id: first?.type === 'press' ? first.id : 0, found: true });
    expect(await Promise.all([yes, no])).toEqual([true, false]);
  });

  it('is not left waiting when there is no screen, or when it goes', async () => {
    expect(await phone.press('열기')).toBe(false);
    await runDrawn('A.b', '1');
    const pressed = phone.press('열기');
    phone.clear();
    expect(await pressed).toBe(false);
  });
});

describe('a reader who enters the screen', () => {
  it('keeps the way in, and their focus on it, while a run that has not drawn is replaced', () => {
    const button = screen.querySelector('button');
    button?.focus();
    phone.run('A.b', '1');
    phone.run('A.b', '2');
    expect(button?.hidden).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('is announced to the example, with their press and when they leave', async () => {
    const endTrust = trustEvents('click');
    const { fake } = await runDrawn('A.b', '1');
    fake.element.tabIndex = 0;
    const outside = document.body.appendChild(document.createElement('input'));
    const button = screen.querySelector('button');
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 5 }));
    expect(button?.hidden).toBe(false);
    fake.says({ type: 'entered' });
    expect(button?.hidden).toBe(true);
    outside.focus();
    endTrust();
    expect(fake.heard.slice(-3)).toEqual([
      { type: 'enter', first: false },
      { type: 'tap', x: 5, y: 0 },
      { type: 'leave' },
    ]);
  });

  it('finds the example ended when it took the focus by itself', async () => {
    const { fake } = await runDrawn('A.b', '1');
    fake.element.tabIndex = 0;
    fake.element.focus();
    expect(told.onState).toHaveBeenLastCalledWith({ state: 'stuck', why: 'focus' });
    expect(framesIn(screen)).toEqual([]);
  });
});
