// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  active,
  browser,
  dialog,
  eventually,
  find,
  input,
  press,
  search,
  shows,
  withSearch,
} from '../fixture/openSearch.ts';

withSearch();

describe('Recent and favorite searches', () => {
  const stored = () => [...dialog().querySelectorAll('tr')].map((row) => row.textContent);

  /** Goes to the first result of each query, so that it is remembered. */
  async function visit(...queries: string[]): Promise<void> {
    for (const query of queries) {
      await find(query);
      press('Enter');
    }
    search.open();
    await shows('Recent');
  }

  const button = (name: string) =>
    dialog().querySelector<HTMLElement>(`[aria-label^="${name}"]`) as HTMLElement;

  test('are gone through with the keys, and Enter opens one', async () => {
    await visit('두 단계 인증', '충돌 해결');
    expect(active()?.textContent).toContain('충돌 해결');
    expect(input().getAttribute('aria-haspopup')).toBe('grid');
    press('ArrowDown');
    press('Enter');
    expect(browser.followed.at(-1)).toBe('/n/account/#two-factor');
  });

  test('a star moves one to the favorites, a cross removes it', async () => {
    await visit('두 단계 인증', '충돌 해결');
    fireEvent.click(button('Save to favorites: 두 단계'), { detail: 1 });
    await shows('Favorites');
    expect(document.activeElement).toBe(input());
    fireEvent.click(button('Remove from history: 충돌'), { detail: 1 });
    await eventually(() => expect(stored()).toHaveLength(1));
    fireEvent.click(button('Remove from favorites: 두 단계'), { detail: 1 });
    await shows('No recent searches');
  });

  test('for a reader without a pointer focus goes on to the neighbour', async () => {
    await visit('두 단계 인증', '충돌 해결');
    button('Remove from history: 충돌').focus();
    fireEvent.click(document.activeElement as Element, { detail: 0 });
    await eventually(() => expect(stored()).toHaveLength(1));
    expect(document.activeElement).toBe(button('Remove from history: 두 단계'));
  });

  test('what another tab changes is shown', async () => {
    await visit('두 단계 인증');
    localStorage.clear();
    dispatchEvent(new Event('storage'));
    await shows('No recent searches');
  });
});
