import { expect, test } from '@playwright/test';
import { compose, holdModal, searchDialog, searchFor } from './support/searchDialog.ts';

const snackbar = ['ㅅ', '스', '슨', '스낵', '스낵ㅂ', '스낵바'];

test('Enter right after the last syllable opens its first result exactly once', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const text = page.waitForResponse(/search-index\/text\.json/);
  await page.goto('docs/intro/');
  await page.locator('[data-search-open]').first().hover();
  await page.keyboard.press('/');
  await (await text).finished();
  const { dialog, options, input } = await searchFor(page, '스낵바');
  const address = (await options.first().getAttribute('href')) ?? '';
  await input.fill('');
  await compose(session, snackbar);
  const entries = await page.evaluate(() => history.length);
  // Events of an input method on Enter: the key while composing, the letters, then the key itself.
  await page.keyboard.press('Enter');
  await session.send('Input.insertText', { text: '스낵바' });
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => decodeURI(page.url())).toContain(decodeURI(address));
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a syllable that is being composed when React arrives stays whole', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const release = await holdModal(page);
  await page.goto('docs/intro/');
  await page.keyboard.press('/');
  const { input, options } = searchDialog(page);
  await expect(input).toBeFocused();
  await input.evaluate((element) =>
    element.addEventListener('compositionend', (event) => {
      const { data } = event as CompositionEvent;
      element.dataset.composed = `${element.dataset.composed ?? ''}${data};`;
    }),
  );
  await compose(session, ['ㅅ', '스', '슨', '스낵']);
  release();
  await expect(options.first()).toBeVisible();
  await compose(session, ['스낵ㅂ', '스낵바']);
  await session.send('Input.insertText', { text: '스낵바' });
  await expect(input).toHaveAttribute('data-composed', '스낵바;');
  await expect(input).toHaveValue('스낵바');
  await expect(options.filter({ hasText: 'Snackbar' }).first()).toBeVisible();
});
