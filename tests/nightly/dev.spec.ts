import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/devSite.ts';
import { phone } from '../support/phones.ts';

// One worker: each would start a server. The first page waits until its modules are ready.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ navigationTimeout: 120_000 });

test.beforeEach(async ({ page }) => {
  await page.goto('docs/intro/', { waitUntil: 'networkidle' });
});

test('an open page shows a sentence once it is saved', async ({ page, devSite }) => {
  await appendFile(`${devSite.folder}/site/content/docs/intro.mdx`, '\n방금 쓴 문장입니다.\n');
  await expect(page.getByText('방금 쓴 문장입니다.')).toBeVisible();
});

test('a new page opens, and one that is gone is missing', async ({ page, devSite }) => {
  const file = `${devSite.folder}/site/content/docs/Guide/Fresh.mdx`;
  const heading = page.getByRole('heading', { name: '갓 만든 문서' });
  const matter =
    'title: 갓 만든 문서\ndescription: 방금 만든 문서의 설명입니다.\nsidebar_position: 90\n';
  await writeFile(file, `---\n${matter}---\n\n첫 문단입니다.\n`);
  await expect(async () => {
    await page.goto('docs/Guide/Fresh/');
    await expect(heading).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await rm(file);
  await expect(async () => {
    const answer = await page.goto('docs/Guide/Fresh/');
    expect(answer?.status()).toBe(404);
  }).toPass({ timeout: 60_000 });
});

test('an empty page and a post without authors are told at their own address, and the others answer', async ({
  page,
  devSite,
}) => {
  const file = `${devSite.folder}/site/content/docs/Guide/Empty.mdx`;
  await writeFile(file, '');
  await expect(async () => {
    const answer = await page.goto('docs/Guide/Empty/');
    expect(answer?.status()).toBe(500);
    await expect(page.getByText('Empty.mdx:1 front matter가 없습니다').first()).toBeVisible();
  }).toPass({ timeout: 60_000 });
  const post = `${devSite.folder}/site/content/blog/2024-11-12-intro/index.mdx`;
  const source = await readFile(post, 'utf8');
  await writeFile(post, source.replace(/^authors:.*\n/m, ''));
  await expect(async () => {
    const answer = await page.goto('blog/intro/');
    expect(answer?.status()).toBe(500);
    await expect(page.getByText('authors').first()).toBeVisible();
  }).toPass({ timeout: 60_000 });
  for (const path of ['docs/intro/', 'docs/UiComponent/ZSText/', 'blog/', '']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
  }
  await writeFile(post, source);
  await rm(file);
});

test('an example runs as it was saved, and its picture follows', async ({ page, devSite }) => {
  const file = `${devSite.folder}/examples/ZSText.basic.tsx`;
  const source = await readFile(file, 'utf8');
  await page.goto('docs/UiComponent/ZSText/');
  const picture = page.locator('[data-poster]').first();
  const expectPicture = (text: string) =>
    expect(async () => {
      await page.reload();
      await expect(picture.getByText(text)).toBeAttached({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  await expectPicture('안녕하세요');
  await writeFile(file, source.replace('안녕하세요', '다시 만나 반갑습니다'));
  const example = phone(page, 'ZSText.basic').locator('pre').first();
  await expect(example).toContainText('다시 만나 반갑습니다', { timeout: 30_000 });
  await expectPicture('다시 만나 반갑습니다');
});
