import { book } from '@0610studio/zs-ui/facts';
// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { EntryTable } from '@zs-docs/api-docs/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_EVENT } from '../../src/client/router/showPage.ts';
import { CodeFrame, PlainCode } from '../../src/layout/ui/CodeFrame.tsx';
import { siteApi } from '../../src/toolkit/api/siteApi.ts';
import { Install } from '../../src/toolkit/mdx/Install.tsx';
import { Note } from '../../src/toolkit/mdx/Note.tsx';
import { SdkTable } from '../../src/toolkit/mdx/SdkTable.tsx';
import { Since, Until } from '../../src/toolkit/mdx/Since.tsx';
import { Swatch } from '../../src/toolkit/tokens/Swatch.tsx';
import { MyVersion } from '../../src/toolkit/version/MyVersion.tsx';
import { MY_VERSION_KEY } from '../../src/toolkit/version/myVersionKey.ts';
import { startMyVersion } from '../../src/toolkit/version/startMyVersion.ts';
import { type VersionFile, versionFile } from '../../src/toolkit/version/versionFile.ts';

/** A page of the docs, with what follows the reader's version. */
const page = renderToStaticMarkup(
  <>
    <MyVersion />
    <div data-my-version-notice />
    <Install />
    <SdkTable />
    <CodeFrame title="src/app/_layout.tsx">
      <PlainCode
        code={`npx create-expo-app@latest my-app --template ${book.documented.template}`}
      />
    </CodeFrame>
    <ul>
      <Note id="modality-reopen" />
      <Note id="switch-motion" />
      <Note id="modality-web" />
    </ul>
    <details hidden>
      <Note id="portal-focus" />
    </details>
    <p>
      <Since v="0.13.6" inline="true">
        길게 누르면 취소됩니다.
      </Since>
      <Until v="0.13.6" inline="true">
        길게 눌러도 호출됩니다.
      </Until>
    </p>
    <EntryTable docs={siteApi} of="ZSContainer" />
    <EntryTable docs={siteApi} of="useTheme" />
    <EntryTable docs={siteApi} of="ZSSwitch" />
    <p>
      <Swatch label="main" color="#26B3A8" token="light.secondary.main" />
    </p>
    <p>
      <Swatch label="light" color="#7FD6D1" token="light.secondary.light" inline />
    </p>
  </>,
);

/** A version after the documented one, which lacks ZSSwitch. */
const NEWER = '99.0.0';

/** The facts of all versions, with that one. */
function withNewer(): VersionFile {
  const file = versionFile();
  const { entries, versions } = file.history;
  const gone = entries.ZSSwitch?.map((life) => ({ ...life, until: NEWER })) ?? [];
  return {
    ...file,
    versions: [{ version: NEWER, date: '2099-01-01', fits: [] }, ...file.versions],
    history: {
      ...file.history,
      versions: [...versions, NEWER],
      entries: { ...entries, ZSSwitch: gone },
    },
    fixes: { ...file.fixes, ZSSwitch: { version: NEWER, instead: '`Switch`를 사용하세요.' } },
  };
}

const answer = vi.fn<() => Promise<Response>>();
vi.stubGlobal('fetch', answer);

const WAIT_MS = 30_000;

const panel = () => document.getElementById('my-version') as HTMLElement;
const noticeText = () => document.querySelector('[data-my-version-notice]')?.textContent;
const badge = () => document.querySelector('[data-docs-version]')?.textContent;
const command = () => document.querySelector('.my-install .line')?.textContent;
const note = (id: string) => document.getElementById(`note-${id}`) as HTMLElement;
const opened = () => panel().dispatchEvent(new Event('beforetoggle'));
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value } });
/** Until the panel has its script and its data. */
const shows = (role: string) => screen.findByRole(role, { hidden: true }, { timeout: WAIT_MS });
const settled = () => shows('combobox');
/** Opens a page, which the script of the site has been started on. */
const openPage = () => {
  document.body.innerHTML = page;
  document.dispatchEvent(new Event(PAGE_EVENT));
};

// React is slow to import the first time; no test should wait for that.
beforeAll(async () => {
  startMyVersion();
  await import('../../src/toolkit/version/showMyVersion.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  answer.mockImplementation(async () => Response.json(withNewer()));
});

describe('A page for the version that its reader has', () => {
  test('is as documented without a choice, and fetches nothing', async () => {
    openPage();
    expect(answer).not.toHaveBeenCalled();
    expect(badge()).toContain(book.documented.version);
  });

  // Before the others, which share what was fetched.
  test('stays as documented when the facts do not come, says so, and asks again on a press', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer.mockImplementationOnce(async () => new Response('', { status: 503 }));
    localStorage.setItem(MY_VERSION_KEY, '0.17.1');
    openPage();
    await shows('alert');
    expect(badge()).toContain(book.documented.version);
    expect(logged).toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: '다시 시도', hidden: true }).click());
    await settled();
    expect(badge()).toContain('0.17.1');
  });

  test('names the chosen version in the badge, its packages in the command, and its notice', async () => {
    openPage();
    opened();
    await settled();
    act(() => choose('0.17.1'));
    expect(badge()).toBe('0.17.1 · SDK 54');
    expect(command()).toContain(
      '@0610studio/zs-ui@0.17.1 react-native-reanimated react-native-worklets',
    );
    expect(noticeText()).toContain(
      `${book.documented.version} 문서입니다. 0.17.1에서 다른 점은 확인한 것만 표시합니다.`,
    );
    expect(localStorage.getItem(MY_VERSION_KEY)).toBe('0.17.1');
  });

  test('makes the app of its SDK, with the screens where that has them', async () => {
    const file = () =>
      [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent).join();
    const made = () =>
      [...document.querySelectorAll('figure')].map((one) => one.textContent).join('\n');
    localStorage.setItem(MY_VERSION_KEY, '0.17.1');
    openPage();
    await settled();
    expect(made()).toContain('--template default@sdk-54');
    expect(file()).toBe('app/_layout.tsx');
    act(() => choose('0.18.0'));
    expect(made()).toContain('--template default@sdk-56');
    expect(file()).toBe('src/app/_layout.tsx');
  });

  test('names in the command no package of another SDK', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.15.0');
    openPage();
    await settled();
    const npm = document.querySelectorAll('.my-install .line')[1]?.textContent;
    expect(npm).toContain('@0610studio/zs-ui@0.15.0 react-native-reanimated@~3.17.4');
    expect(npm).not.toContain('worklets');
  });

  test('installs it with each SDK that fits, which is chosen and kept', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.12.2');
    openPage();
    await settled();
    const npm = () => document.querySelectorAll('.my-install .line')[1]?.textContent;
    const sdk = (name: string) => screen.getByRole('button', { name, hidden: true });
    expect(sdk('SDK 53').getAttribute('aria-pressed')).toBe('true');
    expect(command()).not.toContain('  ');
    act(() => sdk('SDK 54').click());
    expect(noticeText()).toContain('0.12.2(Expo SDK 54) 기준입니다.');
    expect(npm()).toContain('react-native-reanimated@~3.19.5');
    // Expo's own choice for that SDK would be a version that conflicts.
    expect(command()).toContain('react-native-reanimated@~3.19.5 react-native-safe-area-context r');
    act(() => choose('0.17.1'));
    expect(noticeText()).toContain('0.17.1(Expo SDK 54) 기준입니다.');
    act(() => sdk('SDK 55').click());
    act(() => choose('0.15.0'));
    expect(noticeText()).toContain('0.15.0(Expo SDK 53) 기준입니다.');
  });

  test('says for which SDK the commands install it, and goes back on a press', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.17.1');
    openPage();
    await settled();
    expect(noticeText()).toContain('설치 명령과 템플릿은 0.17.1(Expo SDK 54) 기준입니다.');
    act(() =>
      screen.getByRole('button', { name: `${book.documented.version} 기준으로 보기` }).click(),
    );
    expect(noticeText()).toBe('');
    expect(badge()).toContain(book.documented.version);
  });

  test('says that nothing differs only of versions that the page was read against', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.18.0');
    openPage();
    for (const differing of document.querySelectorAll('table, p')) {
      differing.remove();
    }
    await settled();
    expect(noticeText()).toContain('이 페이지에는 0.18.0에서 다르다고 확인한 것이 없습니다.');
    const place = document.querySelector<HTMLElement>('[data-my-version-notice]');
    Object.assign(place?.dataset ?? {}, { checkedFrom: '0.13.7', checkedTo: '0.17.1' });
    act(() => choose('0.17.1'));
    expect(noticeText()).toContain('이 페이지의 내용은 0.17.1에서도 같습니다.');
    // A note of the page tells of versions before 0.13.9.
    act(() => choose('0.13.7'));
    expect(noticeText()).toContain('0.13.7에서 다른 점을 표시합니다.');
    act(() => choose('0.13.6'));
    expect(noticeText()).toContain('0.13.6에서 다른 점은 확인한 것만 표시합니다.');
  });

  test('says of a newer version what the page is about, as of an older one', async () => {
    localStorage.setItem(MY_VERSION_KEY, NEWER);
    openPage();
    await settled();
    expect(noticeText()).toContain(
      `${book.documented.version} 문서입니다. ${NEWER}에서 다른 점은 확인한 것만 표시합니다.`,
    );
    expect(badge()).toBe(NEWER);
  });

  test('marks the row of the SDK table that the version is installed with', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.15.0');
    openPage();
    await settled();
    const marked = () =>
      [...document.querySelectorAll<HTMLTableRowElement>('tr[data-sdk][data-mine]')].map(
        ({ cells }) => [...cells].slice(0, 3).map((cell) => cell.textContent),
      );
    expect(marked()).toEqual([['53', '0.79', '0.16.2 (내 버전 0.15.0)']]);
    act(() => choose('0.16.2'));
    expect(marked()).toEqual([['53', '0.79', '0.16.2 (내 버전)']]);
    act(() => choose(''));
    expect(document.querySelector('tr[data-sdk][data-mine]')).toBeNull();
  });

  test('counts what differs, leads to the first, and marks the rows: a default, a field of what a hook returns', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.12.8');
    openPage();
    await settled();
    const note = (id: string) => document.querySelector(`[id="${id}"] .zs-api-mine`)?.textContent;
    const places = screen.getByRole('link', { name: /^이 페이지에서 다른 곳 \d+개$/ });
    const first = document.getElementById(places.getAttribute('href')?.slice(1) ?? '');
    expect(first?.matches('[data-my-difference], [data-mine], .zs-api-mine')).toBe(true);
    expect(panel().textContent).not.toContain(places.textContent);
    act(() => choose('0.12.7'));
    expect(panel().textContent).toMatch(
      /0\.12\.7 기준으로 표시합니다\. 이 페이지에서 다른 곳 \d+개/,
    );
    act(() => choose('0.12.8'));
    expect(note('prop-ZSContainer-edges')).toBe("0.12.8의 기본값: ['top', 'bottom']");
    expect(note('prop-useTheme-foldable')).toMatch(
      /^0\.12\.8에는 없습니다\. \S+에서 추가되었습니다\.$/,
    );
  });

  test('shows the colours that differ, and those that it has not', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.13.6');
    openPage();
    await settled();
    const mine = (token: string) =>
      document.querySelector(`[data-token="${token}"]`)?.parentElement?.textContent;
    expect(mine('light.secondary.main')).toBe('main #26B3A8 0.13.6: #1A9FFF');
    expect(mine('light.secondary.light')).toBe('#7FD6D1 0.13.6: 없음');
  });

  test('says at the top of a page that the name it is about is gone, and what replaces it', async () => {
    localStorage.setItem(MY_VERSION_KEY, NEWER);
    openPage();
    await settled();
    expect(noticeText()).toContain(
      `ZSSwitch: ${NEWER}에는 없습니다. ${NEWER}에서 제거되었습니다. Switch를 사용하세요.`,
    );
  });

  test('shows the notes that apply to that version, and hides the others', async () => {
    const hidden = () =>
      ['modality-reopen', 'switch-motion', 'modality-web'].map((id) => note(id).hidden);
    localStorage.setItem(MY_VERSION_KEY, '0.13.7');
    openPage();
    expect(hidden()).toEqual([true, false, false]);
    await settled();
    expect(hidden()).toEqual([false, true, false]);
    act(() => choose('0.13.9'));
    expect(hidden()).toEqual([true, true, false]);
    act(() => choose(''));
    expect(hidden()).toEqual([true, false, false]);
    // As a link to it does.
    note('modality-reopen').hidden = false;
    act(() => choose('0.13.7'));
    expect(hidden()).toEqual([false, true, false]);
    act(() => choose(''));
    expect(hidden()).toEqual([true, false, false]);
  });

  test('shows a fold of notes where one of them applies', async () => {
    const isHidden = () => note('portal-focus').closest('details')?.hidden;
    localStorage.setItem(MY_VERSION_KEY, '0.13.2');
    openPage();
    expect(isHidden()).toBe(true);
    await settled();
    expect(isHidden()).toBe(false);
    act(() => choose(''));
    expect(isHidden()).toBe(true);
  });

  test('marks the passages that are not as the documented version has them', async () => {
    const marked = () =>
      [
        ...document.querySelectorAll('p > :is([data-since], [data-fixed-in])[data-my-difference]'),
      ].map((one) => one.textContent);
    localStorage.setItem(MY_VERSION_KEY, '0.13.5');
    openPage();
    expect(marked()).toEqual([]);
    await settled();
    expect(marked()).toEqual([
      '0.13.6부터: 길게 누르면 취소됩니다.',
      '0.13.6 전까지: 길게 눌러도 호출됩니다.',
    ]);
    act(() => choose('0.13.6'));
    expect(marked()).toEqual([]);
  });

  test('is as documented again once the choice is taken back', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.17.1');
    openPage();
    await settled();
    act(() => choose(''));
    expect(badge()).toContain(book.documented.version);
    expect(command()).toContain(
      `@0610studio/zs-ui@${book.documented.version} react-native-reanimated react-native-worklets`,
    );
    expect(noticeText()).toBe('');
    expect(localStorage.getItem(MY_VERSION_KEY)).toBeNull();
  });

  test('is shown for it again after a route change in place', async () => {
    localStorage.setItem(MY_VERSION_KEY, '0.17.1');
    openPage();
    await settled();
    openPage();
    await settled();
    expect(badge()).toContain('0.17.1');
  });

  test('ignores a stored version that does not exist', async () => {
    localStorage.setItem(MY_VERSION_KEY, '9.9.9');
    openPage();
    await settled();
    expect(badge()).toContain(book.documented.version);
  });

  test('is as documented for a stored version that the site has come to document', async () => {
    localStorage.setItem(MY_VERSION_KEY, versionFile().documented);
    openPage();
    await settled();
    expect(noticeText()).toBe('');
    expect(badge()).toContain(book.documented.version);
  });
});
