import type { CDPSession, Locator, Page } from '@playwright/test';

/** Elements of the search dialog. */
export interface SearchDialog {
  dialog: Locator;
  input: Locator;
  options: Locator;
  /** Element that `aria-activedescendant` names. */
  active: () => Promise<Locator>;
  /** Live region. */
  status: Locator;
}

/** Finds the parts of the dialog on a page. */
export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: '검색' });
  const input = dialog.getByRole('combobox');
  return {
    dialog,
    input,
    options: dialog.getByRole('option'),
    status: dialog.locator('.zs-search-status'),
    active: async () => page.locator(`#${await input.getAttribute('aria-activedescendant')}`),
  };
}

/** Opens the dialog with a key and searches; in a field, `/` is a letter. */
export async function searchFor(
  page: Page,
  query: string,
  key: '/' | 'Control+k' = '/',
): Promise<SearchDialog> {
  const search = searchDialog(page);
  await page.keyboard.press(key);
  await search.input.fill(query);
  return search;
}

/** Delays the script of the dialog's contents until the returned function is called. */
export async function holdModal(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/mountDialog/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Types like a Korean input method: each state of a syllable is a composition. */
export async function compose(session: CDPSession, states: readonly string[]): Promise<void> {
  for (const text of states) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
}
