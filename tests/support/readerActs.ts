import { expect } from '@playwright/test';
import { enterPhone } from './phones.ts';
import type { RandomReader } from './randomReader.ts';
import { searchFor } from './searchDialog.ts';

/** One thing that a reader does with a page. */
export type Act = (reader: RandomReader) => Promise<void>;

const QUERIES =
  '알림창,바텀시트 높이,ㅂㅌㅅㅌ,textfield error,다크 모드 색,useTheme,tkrwp,설치,checkbox,없는말이다,폴더블'.split(
    ',',
  );

const follow: Act = async (reader) => {
  const link = await reader.choose('a[href^="/zs-ui/"][href$="/"]');
  reader.note(`follow ${await link?.getAttribute('href')}`);
  await link?.click();
};

/** Waits for the browser to go somewhere; the site may be on its way to another page. */
async function arrive(going: Promise<unknown>): Promise<void> {
  await going.catch((error: Error) => {
    if (!/ERR_ABORTED|Not attached to an active page|interrupted by/.test(error.message)) {
      throw error;
    }
  });
}

const browse = (name: 'goBack' | 'goForward' | 'reload'): Act => {
  return async ({ page, note }) => {
    note(name);
    // There is no page of the site before the first.
    if (name !== 'goBack' || (await page.evaluate(() => navigation.canGoBack))) {
      await arrive(page[name]());
    }
  };
};

const changeTheme: Act = async (reader) => {
  reader.note('theme');
  await (await reader.choose('[data-color-mode-toggle]'))?.click();
};

const search: Act = async ({ page, random, note }) => {
  const query = random.pick(QUERIES);
  note(`search ${query}`);
  const { dialog, input } = await searchFor(page, query, 'Control+k');
  await page.keyboard.press(random.pick(['Enter', 'ArrowDown', 'Escape']));
  if (await input.isVisible()) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await expect(dialog).toBeHidden();
};

const searchOnPage: Act = async (reader) => {
  const query = reader.random.pick(QUERIES);
  reader.note(`search page ${query}`);
  await arrive(reader.page.goto(`search/?q=${encodeURIComponent(query)}`));
  await (await reader.choose('main ol a'))?.click();
};

/** Reaches for a phone, and presses what is on its screen. */
const play: Act = async (reader) => {
  const example = await reader.choose('[data-phone]');
  if (!example) {
    return follow(reader);
  }
  reader.note(`play ${await example.getAttribute('data-phone')}`);
  await example.locator('[data-screen]').hover();
  const state = () => example.getAttribute('data-state');
  const isAnswered = async () =>
    /running|failed|stuck|unloaded/.test((await state()) ?? '') || reader.notice.isVisible();
  await expect.poll(isAnswered).toBe(true);
  if ((await state()) === 'running') {
    await enterPhone(example);
    // While another run replaces it, the frame that is left stands beside an inert one.
    const screen = example.frameLocator('iframe[data-drawn]:not([inert])');
    const button = await reader.choose(screen.locator('[tabindex="0"]'));
    await button?.press('Enter');
  }
};

/** What readers do, the more often the more often it stands here. */
export const acts: readonly Act[] = [
  ...[follow, follow, follow, browse('goBack'), browse('goForward'), browse('reload')],
  ...[search, search, searchOnPage, changeTheme, play, play, play],
];
