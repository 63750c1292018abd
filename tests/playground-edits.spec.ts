import { expect, type Page, test } from '@playwright/test';
import { openTarget, runEdit, target } from './support/attack.ts';
import { openPhone, phone, reachFor, screenOf } from './support/phones.ts';

const example = (page: Page) => phone(page, target.name);
const notice = (page: Page) => example(page).locator('[data-notice]');
const editor = (page: Page) => example(page).getByRole('textbox', { name: /코드/ });

const mine = `import { Text } from 'react-native';
export default function Mine() {
  return <Text>내가 고친 글</Text>;
}`;

test('an edit is there again after a reload and on the way back, until 초기화', {
  tag: '@smoke',
}, async ({ page }) => {
  await openTarget(page);
  await runEdit(page, mine);
  await expect(screenOf(example(page)).getByText('내가 고친 글')).toBeVisible();

  await page.reload();
  await openPhone(page, target.name);
  await expect(screenOf(example(page)).getByText('내가 고친 글')).toBeVisible();
  await expect(editor(page)).toHaveValue(mine);

  await page.getByRole('navigation').getByRole('link', { name: 'ZSView' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'ZSView' })).toBeVisible();
  await page.goBack();
  await openPhone(page, target.name);
  await expect(screenOf(example(page)).getByText('내가 고친 글')).toBeVisible();

  await example(page).getByRole('button', { name: '초기화' }).click();
  await expect(screenOf(example(page)).getByText('내가 고친 글')).toHaveCount(0);
  await page.reload();
  await openPhone(page, target.name);
  await expect(screenOf(example(page)).getByText('내가 고친 글')).toHaveCount(0);
  await expect(editor(page)).toHaveCount(0);
});

test('neither opening the editor nor the first change moves the phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('docs/OverlayComponent/Alert/');
  const alert = phone(page, 'Alert.basic');
  const top = async () => (await alert.locator('[data-body]').boundingBox())?.y;
  await reachFor(alert);
  const before = await top();
  await alert.getByRole('button', { name: /편집$/ }).click();
  await expect(alert.getByRole('button', { name: '편집 닫기' })).toBeVisible();
  expect(await top()).toBe(before);
  await alert.getByRole('textbox', { name: /코드/ }).press('Space');
  await expect(alert.getByRole('button', { name: '초기화' })).toBeVisible();
  expect(await top()).toBe(before);
});

test('the line of a fault is marked beside its number, while it is written and while it runs', async ({
  page,
}) => {
  await openTarget(page);
  const marked = example(page).locator('.zs-play-fault');
  await runEdit(page, mine.replace("'react-native'", "'react-native"));
  await expect(notice(page)).toContainText('1행');
  await expect(marked).toHaveText(/^import/);
  await runEdit(page, mine.replace('return', 'missing(); return'));
  await expect(notice(page)).toContainText('3행');
  await expect(marked).toHaveText(/missing/);
  await runEdit(page, mine);
  await expect(screenOf(example(page)).getByText('내가 고친 글')).toBeVisible();
  await expect(marked).toHaveCount(0);
});

test('colours in the editor are those of the code that is read', async ({ page }) => {
  await page.goto(target.path);
  const colors = (selector: string) =>
    example(page)
      .locator(selector)
      .evaluate((root) => {
        const found = new Map<string, string>();
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const line = node.parentElement?.closest('.line, .pce-line');
          for (const [word] of ((line && node.textContent) || '').matchAll(
            /[\p{L}\w.]+|[<>()[\]"'=,;]/gu,
          )) {
            const { color } = getComputedStyle(node.parentElement ?? document.body);
            found.set(word, found.get(word) ?? color);
          }
        }
        return [...found];
      });
  const read = await colors('pre');
  await openPhone(page, target.name);
  await example(page).getByRole('button', { name: /편집$/ }).click();
  await expect(editor(page)).toBeVisible();
  const written = new Map(await colors('.pce-wrapper'));
  // The editor colours a name alike where it is declared and where it is used.
  const isDeclared = (word: string) => /^(?:ZS\w+|useState|count|setCount)$/.test(word);
  const differing = read.filter(
    ([word, color]) => !isDeclared(word) && written.get(word) !== color,
  );
  expect(differing).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Height of the viewport above an on-screen keyboard in pixels. */
  const LEFT = 480;

  for (const [what, path, name] of [
    ['a component on its stage', target.path, target.name],
    ['a whole phone', 'docs/OverlayComponent/Alert/', 'Alert.basic'],
  ] as const) {
    test(`${what} stays in sight while its code is written, with the keyboard up`, async ({
      page,
    }) => {
      await page.goto(path);
      await openPhone(page, name);
      const shown = phone(page, name);
      await shown.getByRole('button', { name: /편집$/ }).click();
      await expect(shown.getByRole('textbox', { name: /코드/ })).toBeFocused();
      await page.evaluate((height) => {
        Object.defineProperty(window.visualViewport, 'height', { value: height });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }, LEFT);
      for (const where of ['center', 'end'] as const) {
        await shown
          .locator('.pce-line')
          .last()
          .evaluate((line, block) => line.scrollIntoView({ block, behavior: 'instant' }), where);
        const { top, bottom, header } = await shown.locator('[data-screen]').evaluate((screen) => ({
          top: screen.getBoundingClientRect().top,
          bottom: screen.getBoundingClientRect().bottom,
          header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
        }));
        expect(top, 'below the header').toBeGreaterThanOrEqual(header);
        expect(LEFT - bottom, 'room for the code').toBeGreaterThan(LEFT / 3);
        expect(bottom - top, 'large enough to see').toBeGreaterThan(LEFT / 5);
      }
      await shown.getByRole('button', { name: '편집 닫기' }).click();
      await expect(shown).not.toHaveAttribute('data-editing');
    });
  }

  test('buttons, fields and the way in are 44 pixels high', async ({ page }) => {
    await openTarget(page);
    await example(page).locator('summary', { hasText: '기기 설정' }).click();
    // The label of a checkbox is part of its target.
    const targets = example(page)
      .locator('.zs-play-toolbar button, summary, .zs-play-enter, [data-device] label')
      .or(
        page.locator('[data-control] :is(label, select, summary, [type="text"], [type="range"])'),
      );
    const small = await targets.evaluateAll((all) =>
      all
        .filter((target) => target.checkVisibility())
        .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
  });
});
