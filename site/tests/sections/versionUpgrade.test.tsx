import { book } from '@0610studio/zs-ui/facts';
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BreaksQuestion, readBreaks } from '../../src/sections/version-upgrade/readBreaks.ts';
import { knownVersions } from '../../src/sections/version-upgrade/UpgradePage.tsx';
import { EXAMPLE_FILE } from '../../src/sections/version-upgrade/upgradeLists.ts';
import VersionUpgrade from '../../src/sections/version-upgrade/VersionUpgrade.island.tsx';
import { MY_VERSION_KEY } from '../../src/toolkit/version/myVersionKey.ts';
import { upgradeFile } from '../../src/toolkit/version/upgradeFile.ts';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const answer = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal('fetch', answer);

/** Workers that were started, in order. */
const workers: FakeWorker[] = [];

/** Answers as the worker does, in a process that has none, when it is let. */
class FakeWorker extends EventTarget {
  isEnded = false;
  static isHeld = false;
  #question: BreaksQuestion | undefined;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(question: BreaksQuestion) {
    this.#question = question;
    if (!FakeWorker.isHeld) {
      setTimeout(() => this.answer());
    }
  }
  answer() {
    if (!this.isEnded && this.#question) {
      this.dispatchEvent(new MessageEvent('message', { data: readBreaks(this.#question) }));
    }
  }
  terminate() {
    this.isEnded = true;
  }
}
vi.stubGlobal('Worker', FakeWorker);

const WAIT = { timeout: 30_000 };
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name }, WAIT);
const list = (name: string) => screen.getByRole('group', { name });
const choose = async (name: string, value: string) =>
  fireEvent.change(await select(name), { target: { value } });
const paste = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '앱의 파일을 붙여넣으세요' }), {
    target: { value },
  });
const says = (text: RegExp) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toMatch(text), WAIT);
const known = knownVersions(versionFile(), {
  ThrottleButton: 'docs/UiComponent/ThrottleButton/',
  useTheme: 'docs/provider/#api-useTheme',
});

/** Versions between which little differs: the whole way is slow to draw. */
const NEAR = '?from=0.13.5&to=0.13.6';

/** Opens the page at an address. */
async function open(search = '', hash = '') {
  history.replaceState({ index: 3 }, '', `/upgrade/${search}${hash}`);
  render(<VersionUpgrade {...known} />);
  await screen.findByRole('group', { name: '버전별 설명' }, WAIT);
}

// The parser is slow to import the first time; no test should wait for that.
beforeAll(async () => {
  await import('@zs-docs/api-docs/breaks');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  workers.length = 0;
  FakeWorker.isHeld = false;
  answer.mockImplementation(async (address) =>
    Response.json(address.includes('upgrade') ? upgradeFile() : versionFile()),
  );
});
afterEach(cleanup);

describe('The comparison of two versions', () => {
  // Before the others, which share what was fetched.
  test('says that the data did not come, and asks again on a press', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer.mockImplementationOnce(async () => new Response('', { status: 503 }));
    render(<VersionUpgrade {...known} />);
    expect((await screen.findByRole('alert', {}, WAIT)).textContent).toContain(
      '불러오지 못했습니다',
    );
    expect(logged).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await screen.findByRole('group', { name: '버전별 설명' }, WAIT);
  });

  test('begins with the oldest version that was read closely and the newest', async () => {
    await open();
    expect((await select('현재 버전')).value).toBe('0.12.2');
    expect((await select('바꿀 버전')).value).toBe(book.documented.version);
    expect(location.search).toBe('');
  });

  test('begins with the version that the reader has', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.15.0');
    await open();
    expect((await select('현재 버전')).value).toBe('0.15.0');
    // After a page change the title alone is said.
    expect(screen.getAllByRole('status').map((line) => line.getAttribute('aria-live'))).toEqual([
      'off',
    ]);
    await choose('현재 버전', '0.13.6');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });

  test('begins with the address, of which it ignores what is no version', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.15.0');
    await open('?from=0.13.7&to=9.9.9');
    expect((await select('현재 버전')).value).toBe('0.13.7');
    expect((await select('바꿀 버전')).value).toBe(book.documented.version);
  });

  test('keeps a choice in the address, with the rest of it', async () => {
    await open('?a=b', '#check');
    await choose('바꿀 버전', '0.13.6');
    expect(location.search).toBe('?a=b&from=0.12.2&to=0.13.6');
    expect(location.hash).toBe('#check');
    expect(history.state).toEqual({ index: 3 });
  });

  test('follows a choice that the browser does not take into the address', async () => {
    await open('?a=b');
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await choose('바꿀 버전', '0.13.6');
    expect((await select('바꿀 버전')).value).toBe('0.13.6');
    expect(warned).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('tells what breaks, with version and fix, what changes silently, and what is new', async () => {
    await open('?from=0.12.1&to=0.13.6');
    const breaking = list('호환되지 않는 변경').textContent;
    expect(breaking).toContain('ThrottleButton');
    expect(breaking).toContain('0.13.6에서 사라졌습니다.작업 중인지를 상태로');
    expect(breaking).toContain(
      'ThemeProviderisSplitView, splitBreakpoint, splitRatio 0.12.4에서 사라졌습니다.앱에서',
    );
    expect(breaking).toContain('useTheme()dimensions 0.12.4에서 사라졌습니다.');
    expect(list('기본값 변경과 지원 중단').textContent).toContain(
      "edges 기본값: ['top', 'bottom'] → ['bottom']. 0.13.1에서 바뀌었습니다.",
    );
    expect(list('추가된 것').textContent).toContain('ZSSwitch0.13.2에서 추가되었습니다.');
    const notes = list('버전별 설명').textContent ?? '';
    expect(notes.indexOf('0.12.3')).toBeLessThan(notes.indexOf('0.13.6'));
    expect(notes).not.toContain('0.13.7');
  });

  test('names each change once, and folds the colours', async () => {
    await open();
    const names = within(list('호환되지 않는 변경')).getAllByRole('term');
    const shown = names.map(({ textContent }) => textContent);
    expect(shown).not.toContain('ThemeProviderProps');
    expect(shown.filter((name) => name === 'Theme')).toEqual([]);
    expect(shown).toContain('Palette');
    expect(list('기본값 변경과 지원 중단').querySelector('details details')).toHaveProperty(
      'open',
      false,
    );
    expect(list('기본값 변경과 지원 중단').textContent).toContain('light.warning.main');
  });

  test('reads the other way round for one who goes back, without fixes', async () => {
    await open('?from=0.13.6&to=0.12.1');
    expect(list('호환되지 않는 변경').textContent).toContain(
      'ZSSwitch0.13.2에서 추가되었으므로 사용할 수 없습니다.',
    );
    expect(list('추가된 것').textContent).toContain(
      'ThrottleButton0.13.6에서 제거되기 전이므로 사용할 수 있습니다.',
    );
    expect(document.body.textContent).not.toContain('작업 중인지를');
  });

  test('says what the app needs for the version besides its code', async () => {
    await open();
    const newest = book.sdks.find(({ zsUi }) => zsUi === book.documented.version);
    expect(document.body.textContent).toContain(
      `Expo SDK ${newest?.sdk}, React Native ${newest?.reactNative}, react-native-reanimated ${newest?.versions['react-native-reanimated']}, react-native-worklets`,
    );
  });

  test('has the commands of each step, from the SDK of the app on, in the package manager of the reader', async () => {
    localStorage.setItem('zs:package-manager', 'yarn');
    await open('?to=0.18.0');
    const commands = () =>
      [...list('설치 명령').querySelectorAll('li')].map(
        (step) => step.querySelector('[data-tab="yarn"] code')?.textContent,
      );
    expect(commands()).toHaveLength(4);
    // No SDK is chosen: the oldest, since its commands are right in every app.
    expect(commands()[1]).toBe(
      'npm pkg delete dependencies.@0610studio/zs-ui\nnpx expo install expo@^53.0.0 --fix\nyarn add @0610studio/zs-ui@0.16.2',
    );
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: '현재 Expo SDK' });
    fireEvent.change(choice, { target: { value: '53' } });
    expect(commands()[1]).toBe('yarn add @0610studio/zs-ui@0.16.2');
    expect(localStorage.getItem('zs:my-sdk')).toBe('53');
    const chosen = list('설치 명령').querySelector<HTMLInputElement>('input:checked');
    expect(chosen?.value).toBe('yarn');
    await choose('바꿀 버전', '0.12.8');
    expect(commands()).toEqual([
      `yarn add @0610studio/zs-ui@0.12.8 expo-navigation-bar@${book.sdks[1]?.versions['expo-navigation-bar']}`,
    ]);
  });

  test('links a name to its page, in its lists and in what is said of a line', async () => {
    await open();
    const links = screen.getAllByRole('link', { name: 'ThrottleButton' });
    expect(links.map((link) => link.closest('li, dt, dd')?.tagName)).toEqual(
      expect.arrayContaining(['LI', 'DT', 'DD']),
    );
    expect(links[0]?.getAttribute('href')).toMatch(/docs\/UiComponent\/ThrottleButton\/$/);
    expect(screen.getByRole('link', { name: 'useTheme().dimensions' })).toBeDefined();
  });

  test('counts the colours of the palette apart, and says where other behaviour is told', async () => {
    await open();
    const silent = list('기본값 변경과 지원 중단');
    const [, colors] =
      /의 색 (\d+)개/.exec(silent.querySelector('summary')?.textContent ?? '') ?? [];
    expect(silent.querySelector('h2')?.textContent).toBe(
      `기본값 변경과 지원 중단: API 1개, 팔레트의 색 ${colors}개`,
    );
    expect(silent.querySelectorAll('details details li')).toHaveLength(Number(colors));
    expect(silent.textContent).toMatch(/버전별 설명에 있습니다\.$/);
    await choose('현재 버전', '0.13.6');
    expect(list('추가된 것').querySelector('h2')?.textContent).toMatch(/^추가된 것: API \d+개, /);
  });

  test('says that nothing differs within a version', async () => {
    await open('?from=0.12.1&to=0.12.1');
    for (const name of [
      '설치 명령',
      '호환되지 않는 변경',
      '기본값 변경과 지원 중단',
      '추가된 것',
      '버전별 설명',
    ]) {
      expect(list(name).textContent).toMatch(/없습니다\./);
    }
  });
});

describe('A pasted file', () => {
  test('is an example at first, of which each line that breaks is told without reading it', async () => {
    await open();
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(EXAMPLE_FILE);
    await says(/^예시 코드: 수정할 곳 4개/);
    expect(workers).toEqual([]);
    paste('const a = 1;');
    await says(/^(?!예시 코드)/);
  });

  test('that is the example is read between other versions', async () => {
    await open('?from=0.13.6&to=0.12.1');
    await says(/수정할 곳 \d개|찾지 못했습니다/);
    expect(workers).toHaveLength(1);
  });

  test('is read by a worker that ends with the next one, whose answer alone is shown', async () => {
    await open();
    FakeWorker.isHeld = true;
    paste('const = 2;');
    const [older] = workers;
    await says(/확인하고 있습니다/);
    paste('const a = 1;');
    expect(older?.isEnded).toBe(true);
    older?.answer();
    await says(/확인하고 있습니다/);
    workers[1]?.answer();
    await says(/불러오는 코드가 없습니다/);
    expect(workers[1]?.isEnded).toBe(true);
  });

  test('is read by the page where the worker did not come, or a policy refuses it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open();
    FakeWorker.isHeld = true;
    paste('const a = 1;');
    workers[0]?.dispatchEvent(new Event('error'));
    await says(/불러오는 코드가 없습니다/);
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });

  test('is told as nested too deep for the end of the stack alone: a fault of ours is thrown', () => {
    const question = { source: 'const a = 1;', pair: { from: '0.12.1', to: '0.13.6' } };
    expect(() => readBreaks({ ...question, history: {} as BreaksQuestion['history'] })).toThrow(
      TypeError,
    );
  });

  test.each(['#file=!', '#file=', `#file=${'a'.repeat(30_000)}`])(
    'is the example where a link is broken or too long: %.12s',
    async (hash) => {
      await open(NEAR, hash);
      const says = await screen.findByRole('alert', {}, WAIT);
      expect(says.textContent).toContain('예시를 표시합니다');
      expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(EXAMPLE_FILE);
    },
  );

  test('is there again for one who followed a link of its result and comes back', async () => {
    await open(NEAR);
    paste('const mine = 1;');
    await choose('바꿀 버전', '0.13.7');
    cleanup();
    render(<VersionUpgrade {...known} />);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('const mine = 1;');
    expect(history.state).toEqual({ index: 3, file: 'const mine = 1;' });
  });

  test('that was written while that of a link was on its way stays', async () => {
    const opened = open('', '#file=!');
    paste(app);
    await opened;
    await says(/수정할 곳/);
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(app);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that is too long is not read', async () => {
    await open(NEAR);
    paste(`// ${'a'.repeat(200_000)}`);
    await says(/보다 긴 파일은 확인하지 않습니다/);
  });

  test('that is nested too deep is told as that, and not as a mistake in its syntax', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(NEAR);
    paste(`const a = ${'1+'.repeat(20_000)}1;`);
    await says(/중첩이 너무 깊어/);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  const app = `import { ThrottleButton, useTheme } from '@0610studio/zs-ui';
export const useWide = () => useTheme().dimensions.width > 600;
`;

  test('has its lines that break, with what to do', async () => {
    await open(`?from=0.12.1&to=${book.documented.version}`);
    paste(app);
    await says(/수정할 곳 2개/);
    expect(
      screen
        .getAllByRole('listitem')
        .slice(0, 2)
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(
        /^1번째 줄import .*ThrottleButton: 0\.13\.6에서 사라졌습니다\..*isLoading/,
      ),
      expect.stringMatching(
        /^2번째 줄export .*useTheme\(\)\.dimensions: 0\.12\.4에서 사라졌습니다\..*useWindowDimensions/,
      ),
    ]);
    await choose('바꿀 버전', '0.12.1');
    await says(/수정할 줄을 찾지 못했습니다/);
  });

  test('is marked where it breaks, and goes to an agent with findings, versions and pages', async () => {
    const copied = vi.fn(async (_: string) => undefined);
    Object.assign(navigator, { clipboard: { writeText: copied } });
    await open(`?from=0.12.1&to=${book.documented.version}`);
    paste(app);
    await says(/수정할 곳 2개/);
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(app.trim().split('\n'));
    fireEvent.click(screen.getByRole('button', { name: '에이전트용 프롬프트 복사' }));
    await screen.findByRole('button', { name: '프롬프트를 복사했습니다' });
    expect(copied.mock.calls[0]?.[0]).toMatch(
      /0\.12\.1에서 [\d.]+까지[\s\S]*1번째 줄 [\s\S]*\/docs\/UiComponent\/ThrottleButton\.md\n[\s\S]*llms\.txt/,
    );
  });

  test.each([
    ['const a = 1;\nconst = 2;', /^2번째 줄을 해석하지 못했습니다\./],
    ['const a = 1;', /^@0610studio\/zs-ui을\(를\) 불러오는 코드가 없습니다\./],
    ['', /^$/],
  ])('is told about when it is none: %j', async (source, sentence) => {
    await open(NEAR);
    paste(app);
    paste(source);
    await says(sentence);
  });
});
