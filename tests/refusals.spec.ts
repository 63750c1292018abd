import { expect, type Page, test } from '@playwright/test';
import { phone, reachFor } from './support/phones.ts';
import { type Refusal, refuse } from './support/refuse.ts';
import { searchFor } from './support/searchDialog.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** What private windows, policies and extensions refuse: it throws, or is not there. */
const refused = [
  'localStorage',
  'sessionStorage',
  'Storage.prototype.getItem',
  'Storage.prototype.setItem',
  'navigator.clipboard',
  'Clipboard.prototype.writeText',
  'Worker',
  'History.prototype.replaceState',
  'History.prototype.pushState',
];

const rows = refused.flatMap((name): [Refusal, string][] => [
  ['missing', name],
  ['throws', name],
]);

/** Searches in the dialog, and opens the first result. */
async function searchIsDone(page: Page): Promise<void> {
  const { options, dialog } = await searchFor(page, 'ZSTextField');
  await expect(options.first()).toContainText('ZSTextField');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await options.first().click();
  await expect(page.locator('h1').first()).toHaveText('ZSTextField');
}

/** Runs a phone, copies its code, and asks for another version of the toolkit. */
async function exampleIsUsed(page: Page): Promise<void> {
  const example = phone(page, 'ZSTextField.basic');
  await example.scrollIntoViewIfNeeded();
  await reachFor(example);
  await example.getByRole('button', { name: '복사' }).click();
  await expect(page.locator('[data-announcer]')).toContainText('복사했습니다');
  await page.locator('[popovertarget=my-version]').click();
  await page.locator('#my-version select').selectOption('0.12.8');
  await expect(page.locator('[data-my-version-notice]')).toContainText('0.12.8');
  await page.keyboard.press('Escape');
}

async function fileIsChecked(page: Page): Promise<void> {
  await page.goto('upgrade/?from=0.12.1&to=0.13.6');
  const main = page.getByRole('main');
  await expect(main.locator('h2').first()).toBeVisible();
  await main
    .locator('textarea')
    .fill("import { ThrottleButton } from '@0610studio/zs-ui';\nconst a = <ThrottleButton />;");
  await expect(main.locator('li p').first()).toContainText('ThrottleButton');
}

for (const [how, name] of rows) {
  test(`where ${name} ${how === 'throws' ? 'throws' : 'is missing'}, pages are read, searched, copied and left`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await refuse(page, name, how);

    await page.goto('docs/intro/');
    await page.locator('[data-color-mode-toggle]').click();
    await searchIsDone(page);
    await exampleIsUsed(page);
    for (const section of ['blog', 'docs']) {
      await page.locator(`header a[data-nav=${section}]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${section}/`));
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\//);

    await page.goto('docs/Theme/palette/');
    await page.locator('[data-copy-value]').first().click();
    await expect(page.locator('[data-announcer]')).toContainText('복사했습니다');
    await page.goto('docs/Theme/themefactory/');
    const builder = page.locator('[data-island=ThemeBuilder]');
    await builder.scrollIntoViewIfNeeded();
    await builder.locator('input:not([type])').first().fill('#112233');
    await expect(builder.locator('pre')).toContainText("main: '#112233'");
    await fileIsChecked(page);
    await page.goto('search/?q=alert');
    await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
    for (const path of ['', 'docs/components/', 'changelog/', 'no/such/page/']) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}
