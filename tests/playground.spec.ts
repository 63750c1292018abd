import { readFileSync } from 'node:fs';
import { book } from '@0610studio/zs-ui/facts';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import {
  enterPhone,
  frameOf,
  openPhone,
  phone,
  reachFor,
  screenOf,
  setDevice,
} from './support/phones.ts';

const path = 'docs/UiComponent/ZSPressable/';
const name = 'ZSPressable.basic';

/** Opens the editor of the example and replaces its code. */
async function write(page: Page, source: string): Promise<void> {
  const example = phone(page, name);
  await example.getByRole('button', { name: /편집$/ }).click();
  await example.getByRole('textbox', { name: /코드/ }).fill(source);
}

const screen = (body: string) => `import { Text, View } from 'react-native';
export default function Mine() {
  ${body}
  return <View><Text>내 화면</Text></View>;
}`;

test.beforeEach(async ({ page }) => {
  await page.goto(path);
  await openPhone(page, name);
});

test('edited code runs in place, and the button of the start brings the file back', {
  tag: '@smoke',
}, async ({ page }) => {
  await write(page, screen(''));
  const seen = screenOf(phone(page, name));
  await expect(seen.getByText('내 화면')).toBeVisible();
  await phone(page, name).getByRole('button', { name: '초기화' }).click();
  await expect(seen.getByText('담은 상품 0개')).toBeVisible();
  await expect(phone(page, name).locator('pre')).toBeVisible();
});

test('Korean typed into the editor reaches the phone whole', { tag: '@smoke' }, async ({
  page,
}) => {
  await write(page, screen(''));
  const editor = phone(page, name).getByRole('textbox', { name: /코드/ });
  const source = await editor.inputValue();
  await editor.evaluate(
    (area: HTMLTextAreaElement, at) => area.setSelectionRange(at, at),
    source.indexOf(' 화면'),
  );
  const input = await page.context().newCDPSession(page);
  for (const text of ['ㅎ', '하', '한']) {
    await input.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  }
  await input.send('Input.insertText', { text: '한글' });
  await expect(screenOf(phone(page, name)).getByText('내한글 화면')).toBeVisible();
});

test('a syntax error is reported in Korean with its line, and the last screen stays', {
  tag: '@smoke',
}, async ({ page }) => {
  await write(page, screen('const = 1;'));
  await expect(phone(page, name).locator('[data-notice]')).toContainText('3행');
});

test('a runtime error is reported with its line', { tag: '@smoke' }, async ({ page }) => {
  await write(page, screen('missing();'));
  await expect(phone(page, name).locator('[data-notice]')).toContainText(
    /3행: "missing"이\(가\) 정의되지 않았습니다/,
  );
});

test('a name that the toolkit lacks is reported by that name', async ({ page }) => {
  await write(
    page,
    `import { ZSTekst } from '@0610studio/zs-ui';\nexport default function A() { return <ZSTekst />; }`,
  );
  await expect(phone(page, name).locator('[data-notice]')).toContainText('"ZSTekst"');
});

test('an endless loop is stopped and reported, and the phone runs again', {
  tag: '@smoke',
}, async ({ page }) => {
  await write(page, screen('while (true) {}'));
  await expect(phone(page, name).locator('[data-notice]')).toContainText('반복문');
  await phone(page, name).getByRole('textbox', { name: /코드/ }).fill(screen(''));
  await expect(screenOf(phone(page, name)).getByText('내 화면')).toBeVisible();
});

test('code that was typed just before the editor is closed runs', async ({ page }) => {
  await write(page, screen(''));
  await phone(page, name).getByRole('button', { name: '편집 닫기' }).click();
  await expect(screenOf(phone(page, name)).getByText('내 화면')).toBeVisible();
});

test('Escape then Tab leaves the editor; Tab alone writes', { tag: '@smoke' }, async ({ page }) => {
  await write(page, screen(''));
  const editor = phone(page, name).getByRole('textbox', { name: /코드/ });
  await editor.press('Tab');
  await expect(editor).toBeFocused();
  await editor.press('Escape');
  await expect(editor).toBeFocused();
  await editor.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('the edited example is saved as an app, with the commands that run it', {
  tag: '@smoke',
}, async ({ page }) => {
  await write(page, screen(''));
  const saving = page.waitForEvent('download');
  await phone(page, name).getByRole('button', { name: '더 보기' }).click();
  await phone(page, name).getByRole('button', { name: '프로젝트 받기' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('ZSPressable-basic.zip');
  // The archive is not compressed.
  const archive = readFileSync(await download.path(), 'utf8');
  expect(archive).toContain('<Text>내 화면</Text>');
  expect(archive).toContain(`"@0610studio/zs-ui": "${book.documented.version}"`);
  const notice = phone(page, name).locator('[data-notice]');
  await expect(notice.locator('code')).toHaveText('npm install\nnpx expo run:android');
  await expect(notice).toContainText('Expo Go와 Expo Snack에서는 실행되지 않습니다');
});

test('the phone follows the colour mode of the site without starting over', async ({ page }) => {
  const frame = await frameOf(phone(page, name));
  await page.getByRole('button', { name: '라이트 모드와 다크 모드 전환' }).first().click();
  await frame.waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
  await expect(frame.getByText('담은 상품 0개')).toHaveCSS('color', 'rgb(237, 237, 237)');
});

test('device settings change theme, text size, safe area and keyboard of the phone', {
  tag: '@smoke',
}, async ({ page }) => {
  const example = phone(page, name);
  const frame = await frameOf(example);
  const label = frame.getByText('담은 상품 0개');
  await setDevice(example, 'fontScale', '2');
  await expect(label).toHaveCSS('font-size', '28px');
  await setDevice(example, 'theme', 'dark');
  await expect(label).toHaveCSS('color', 'rgb(237, 237, 237)');
  await setDevice(example, 'keyboard', true);
  await expect(frame.getByText('ㅂ')).toBeVisible();
  await setDevice(example, 'keyboard', false);
  await expect(frame.getByText('ㅂ')).toHaveCount(0);
});

test('the lower part of a phone with safe areas has a home bar, and no camera', async ({
  page,
}) => {
  await page.goto('docs/UiComponent/ZSContainer/');
  const drawn = (part: '::before' | '::after') =>
    phone(page, 'ZSContainer.fixed')
      .locator('[data-screen]')
      .evaluate((screen, pseudo) => getComputedStyle(screen, pseudo).display, part);
  expect([await drawn('::before'), await drawn('::after')]).toEqual(['none', 'block']);
});

test('the settings of an example are accessible', async ({ page }) => {
  const example = phone(page, name);
  await example.getByText('기기 설정').click();
  expect(await accessibilityFaults(page, `[data-phone="${name}"]`)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`the settings open below the buttons, and show the whole device, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('docs/OverlayComponent/Alert/');
    const example = phone(page, 'Alert.basic');
    await openPhone(page, 'Alert.basic');
    const buttons = example.locator('.zs-play-toolbar button:visible, .zs-play-device summary');
    const boxes = async () => {
      const all = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
      const top = Math.min(...all.map((box) => box?.y ?? 0));
      return all.map((box) => ({ ...box, y: (box?.y ?? 0) - top }));
    };
    const before = await boxes();
    await example.getByText('기기 설정').click();
    expect(await boxes(), 'no button moves or shrinks').toEqual(before);
    await example.getByText('기기 설정').click();

    const screen = example.locator('[data-screen]');
    const isInside = () =>
      screen.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const frame = element.closest('.zs-play-example')?.getBoundingClientRect();
        return left >= (frame?.left ?? 0) && right <= (frame?.right ?? 0);
      });
    const height = async () => (await screen.boundingBox())?.height ?? 0;
    const part = await height();
    await setDevice(example, 'keyboard', true);
    await expect.poll(height).toBeGreaterThan(part * 1.2);
    await setDevice(example, 'keyboard', false);
    await expect.poll(height).toBe(part);
    await setDevice(example, 'shape', 'unfolded');
    await expect.poll(isInside, 'both halves are in sight').toBe(true);
  });
}

test('a foldable is unfolded at first, and a button folds and unfolds it', async ({ page }) => {
  await page.goto('docs/FoldableDevice/');
  const example = phone(page, 'Foldable.state');
  await expect(example.locator('[data-poster]').getByText('펼쳐져 있습니다')).toBeAttached();
  const frame = await openPhone(page, 'Foldable.state');
  await expect(frame.getByText('펼쳐져 있습니다')).toBeVisible();
  await expect(frame.getByText('화면 너비 720dp')).toBeVisible();
  const fold = example.getByRole('button', { name: '기기 접기 · 펼치기' });
  await fold.click();
  await expect(frame.getByText('접혀 있습니다')).toBeVisible();
  await fold.click();
  await expect(frame.getByText('펼쳐져 있습니다')).toBeVisible();
});

test('a component is on a stage of its height; a changed device is shown whole', async ({
  page,
}) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  const screen = phone(page, 'ZSTextField.basic').locator('[data-screen]');
  const height = async () => (await screen.boundingBox())?.height ?? 0;
  const before = await height();
  await openPhone(page, 'ZSTextField.basic');
  expect(await height(), 'nothing moves when it comes to life').toBe(before);
  await setDevice(phone(page, 'ZSTextField.basic'), 'keyboard', true);
  await expect.poll(height, 'a whole phone').toBeGreaterThan(before);
});

test('the text size of the device applies to typed text', async ({ page }) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  const frame = await openPhone(page, 'ZSTextField.basic');
  const field = frame.getByRole('textbox', { name: '이름' });
  await expect(field).toHaveCSS('font-size', '14px');
  await setDevice(phone(page, 'ZSTextField.basic'), 'fontScale', '2');
  await expect(field).toHaveCSS('font-size', '28px');
});

test('editor and compiler are fetched when the reader edits, and not before', {
  tag: '@smoke',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const editing = () =>
    fetched.filter((path) => /\/(Editor|compileForReader|jsxProps)\./.test(path));
  await page.reload();
  await openPhone(page, name);
  await frameOf(phone(page, name));
  expect(editing()).toEqual([]);
  await write(page, screen(''));
  await expect.poll(() => editing().length).toBe(3);
});

test('the keyboard alone reaches into the phone and presses, and hears the way out', async ({
  page,
}) => {
  const example = phone(page, name);
  const heard = example.locator('.zs-play-said');
  await page.keyboard.press('Escape');
  await expect(heard).toHaveText(/미리보기에서 나왔습니다\.$/);
  await enterPhone(example);
  await expect(heard).toHaveText(/미리보기입니다\. Esc를 누르면 나갑니다\.$/);
  const frame = await frameOf(example);
  await expect(frame.locator('[tabindex="0"]', { hasText: '장바구니에 담기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByText('담은 상품 1개')).toBeVisible();
});

test('the first phone of a page asks for a press, and no longer once one was pressed', async ({
  page,
}) => {
  const hint = () =>
    phone(page, name)
      .locator('.zs-play-enter')
      .evaluate((button) => getComputedStyle(button, '::after').content);
  await expect.poll(hint).toBe('none');
  await page.reload();
  await expect(phone(page, name)).toHaveAttribute('data-state');
  expect(await hint()).toBe('none');
  await page.evaluate(() => localStorage.removeItem('zs-pressed'));
  await page.reload();
  await expect.poll(hint).toContain('눌러 보세요');
  // Another window takes the focus too.
  await reachFor(phone(page, name));
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('blur'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(await hint()).toContain('눌러 보세요');
});

test('six phones fetch the frame once', async ({ page }) => {
  let fetched = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('/preview/index.html') && response.status() === 200) {
      fetched += (await response.request().sizes()).responseBodySize > 0 ? 1 : 0;
    }
  });
  await page.goto('docs/UiComponent/ZSTextField/');
  for (const example of await page.locator('[data-phone]').all()) {
    await reachFor(example);
  }
  expect(fetched).toBeLessThanOrEqual(1);
});
