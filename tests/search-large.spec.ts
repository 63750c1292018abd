import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { makeIndexFiles, readFolder } from '@zs-docs/search/build';
import { searchFor } from './support/searchDialog.ts';

const dist = fileURLToPath(new URL('../site/dist', import.meta.url));
let asked: string[];

/** Serves this site's own index as if it were so large that it needs a worker, or shards. */
async function serveIndex(page: Page, kind: 'one' | 'shards'): Promise<void> {
  const records = await readFolder(dist, { base: '/zs-ui/', articlesOnly: true });
  const files = makeIndexFiles(records, kind === 'shards' ? { shardedFrom: 0 } : {});
  const headings = { ...JSON.parse(files['headings.json'] ?? ''), size: 1_000_000 };
  const made: Record<string, string> = { ...files, 'headings.json': JSON.stringify(headings) };
  asked = [];
  await page.route(/search-index\//, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    asked.push(name);
    const body = made[name];
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: 'application/json' });
  });
}

for (const kind of ['one', 'shards'] as const) {
  test(`a large index (${kind}) is searched in a worker, headings and texts`, async ({ page }) => {
    await serveIndex(page, kind);
    await page.goto('docs/intro/');
    const started = page.waitForEvent('worker');
    const { options, input } = await searchFor(page, 'ZSTextField');
    expect((await started).url()).toMatch(/engine\.worker/);
    await expect(options.first()).toContainText('ZSTextField');
    // Words that stand in a text only.
    await input.fill('회원 가입처럼 한 줄로');
    await expect(options.first()).toContainText('가입');
    expect(asked.filter((name) => name === 'headings.json')).toHaveLength(1);
    expect(asked).toContain(kind === 'one' ? 'text.json' : 'words.json');
  });
}

test('a worker that cannot be had shows the error screen, and Retry starts another', async ({
  page,
}) => {
  await serveIndex(page, 'one');
  await page.route(/engine\.worker/, (route) => route.abort());
  await page.goto('docs/intro/');
  const { dialog, options } = await searchFor(page, 'ZSTextField');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(/engine\.worker/);
  await dialog.getByRole('button', { name: '다시 시도' }).click();
  await expect(options.first()).toContainText('ZSTextField');
});
