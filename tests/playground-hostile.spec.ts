import { expect, test } from '@playwright/test';
import { attack, openTarget, target } from './support/attack.ts';
import { openPhone, phone, screenOf } from './support/phones.ts';

const { path, name } = target;

test.beforeEach(({ page }) => openTarget(page));

const refused: readonly [string, string][] = [
  ['the page around it', 'window.parent.document.title;'],
  ['the address of the page', "window.top.location.href = 'https://example.com/';"],
  ['local storage', "localStorage.setItem('a', 'b');"],
  ['session storage', "sessionStorage.setItem('a', 'b');"],
  ['cookies', "document.cookie = 'a=b';"],
  ['databases', "indexedDB.open('a');"],
  ['caches', "await caches.open('a');"],
  ['the network', "await fetch('https://example.com/');"],
  ['a frame next to it', 'window.parent.frames[0].document.title; window.parent.document;'],
];

for (const [what, code] of refused) {
  test(`an example cannot reach ${what}`, async ({ page }) => {
    await attack(page, code);
    await expect(screenOf(phone(page, name)).getByText(/결과 막힘/)).toBeVisible();
    expect(page.url()).toContain(path);
  });
}

test('an example cannot open a window; the page offers the link instead', async ({
  page,
  context,
}) => {
  await attack(page, "window.open('https://example.com/');");
  await expect(phone(page, name).getByRole('link', { name: /example\.com/ })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('an example cannot offer a link that runs script', async ({ page }) => {
  await attack(page, "window.open('javascript:alert(1)');");
  await openPhone(page, name);
  await expect(phone(page, name).locator('[data-notice] a')).toHaveCount(0);
});

test('an example that leaves its page is taken out', async ({ page }) => {
  await attack(page, "document.location.href = 'about:blank#away'; location.reload();");
  await expect(phone(page, name).locator('[data-notice]')).toContainText('다시 실행');
});

test('the frame opened by itself runs nothing', async ({ page }) => {
  await page.goto('preview/index.html');
  await expect(page.getByText('이 페이지는 문서 안의 미리보기에서만 작동합니다.')).toBeVisible();
  const answered = await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data, ports }) => {
          if (data === 'ready' || ports.length > 0) {
            resolve(true);
          }
        });
        window.postMessage({ type: 'run', name: 'a', code: 'throw 1' }, '*');
        setTimeout(() => resolve(false), 500);
      }),
  );
  expect(answered).toBe(false);
});
