import { expect, type Locator, type Page } from '@playwright/test';
import { workerReady } from './keptPages.ts';
import { enterPhone, screenOf } from './phones.ts';
import type { Random } from './random.ts';
import { searchFor } from './searchDialog.ts';

const QUERIES =
  '알림창,바텀시트 높이,ㅂㅌㅅㅌ,textfield error,다크 모드 색,useTheme,tkrwp,설치,checkbox,없는말이다,폴더블'.split(
    ',',
  );

/** Steps that a reader stays without a connection. */
const STEPS_OFFLINE = 3;

/** A reader who goes through the site at random, each step as a person could. */
export class RandomReader {
  readonly #page: Page;
  readonly #random: Random;
  #steps = 0;
  #stepsOffline = 0;
  #lastOffline = Number.NEGATIVE_INFINITY;
  /** What was done, the latest last. */
  readonly trail: string[] = [];

  constructor(page: Page, random: Random) {
    this.#page = page;
    this.#random = random;
  }

  /** Whether what fails now may have been begun without a connection. */
  get isOffline(): boolean {
    return this.#steps - this.#lastOffline <= 1;
  }

  /** Does one thing, and expects that a page of the site stands afterwards. */
  async step(): Promise<void> {
    this.#steps += 1;
    if (this.#stepsOffline > 0) {
      this.#stepsOffline -= 1;
      this.#lastOffline = this.#steps;
      await this.#page.context().setOffline(this.#stepsOffline > 0);
    }
    await this.#takeOffer();
    const act = this.#random.pick([
      ...[this.#follow, this.#follow, this.#follow, this.#goBack, this.#goForward, this.#reload],
      ...[this.#search, this.#search, this.#searchOnPage, this.#changeTheme, this.#goOffline],
      ...[this.#play, this.#play, this.#play],
    ]);
    // What was aimed at may have gone with its page, for which a reader aims again.
    await act.call(this).catch(() => act.call(this));
    await expect(this.#page.locator('main h1').first()).toBeVisible();
  }

  #note(what: string): void {
    const offline = this.isOffline ? ' offline' : '';
    this.trail.push(`${what} @${new URL(this.#page.url()).pathname}${offline}`);
  }

  /** Chooses one of the elements that are shown, if there is one. */
  async #choose(all: Locator): Promise<Locator | undefined> {
    const shown = all.filter({ visible: true });
    const count = await shown.count();
    return count > 0 ? shown.nth(this.#random.below(count)) : undefined;
  }

  /** The notice at the foot of the window: what happened, and a button that helps. */
  get #notice(): Locator {
    return this.#page.locator('[data-route-notice]');
  }

  async #takeOffer(): Promise<void> {
    if (await this.#notice.isVisible()) {
      this.#note(`take offer: ${(await this.#notice.innerText()).split('\n')[0]}`);
      await this.#notice.getByRole('button').first().click();
    }
  }

  async #follow(): Promise<void> {
    const link = await this.#choose(this.#page.locator('a[href^="/zs-ui/"][href$="/"]'));
    this.#note(`follow ${await link?.getAttribute('href')}`);
    await link?.click();
  }

  /** Has the browser go somewhere; the site may be on its way to another page. */
  async #browse(go: () => Promise<unknown>): Promise<void> {
    await go().catch((error: Error) => {
      if (!/ERR_ABORTED|Not attached to an active page|interrupted by/.test(error.message)) {
        throw error;
      }
    });
  }

  async #goBack(): Promise<void> {
    this.#note('back');
    if (await this.#page.evaluate(() => navigation.canGoBack)) {
      await this.#browse(() => this.#page.goBack());
    }
  }

  async #goForward(): Promise<void> {
    this.#note('forward');
    await this.#browse(() => this.#page.goForward());
  }

  async #reload(): Promise<void> {
    this.#note('reload');
    await this.#browse(() => this.#page.reload());
  }

  async #changeTheme(): Promise<void> {
    const toggle = await this.#choose(this.#page.locator('[data-color-mode-toggle]'));
    this.#note('theme');
    await toggle?.click();
  }

  async #search(): Promise<void> {
    const query = this.#random.pick(QUERIES);
    this.#note(`search ${query}`);
    const { dialog, input } = await searchFor(this.#page, query);
    await this.#page.keyboard.press(this.#random.pick(['Enter', 'ArrowDown', 'Escape']));
    if (await input.isVisible()) {
      await this.#page.keyboard.press('Escape');
      await this.#page.keyboard.press('Escape');
    }
    await expect(dialog).toBeHidden();
  }

  async #searchOnPage(): Promise<void> {
    const query = this.#random.pick(QUERIES);
    this.#note(`search page ${query}`);
    await this.#page.goto(`search/?q=${encodeURIComponent(query)}`);
    const row = await this.#choose(this.#page.getByRole('main').locator('ol a'));
    await row?.click();
  }

  async #goOffline(): Promise<void> {
    this.#note('offline');
    // A first press installs the worker.
    await this.#page.keyboard.press('Shift');
    await workerReady(this.#page);
    await this.#page.context().setOffline(true);
    this.#stepsOffline = STEPS_OFFLINE;
    this.#lastOffline = this.#steps;
  }

  /** Reaches for a phone, and presses what is on its screen. */
  async #play(): Promise<void> {
    const example = await this.#choose(this.#page.locator('[data-phone]'));
    if (!example) {
      return this.#follow();
    }
    this.#note(`play ${await example.getAttribute('data-phone')}`);
    await example.locator('[data-screen]').hover();
    const state = () => example.getAttribute('data-state');
    const isAnswered = async () =>
      /running|failed|stuck|unloaded/.test((await state()) ?? '') || this.#notice.isVisible();
    // Offline, the code of the phones comes once there is a connection.
    await expect.poll(async () => this.isOffline || (await isAnswered())).toBe(true);
    if ((await state()) === 'running') {
      await enterPhone(example);
      const button = await this.#choose(screenOf(example).locator('[tabindex="0"]'));
      await button?.press('Enter');
    }
  }
}
