import { expect, type Locator, type Page } from '@playwright/test';
import type { Random } from './random.ts';
import { acts } from './readerActs.ts';

/** A reader who goes through the site at random, each step as a person could. */
export class RandomReader {
  readonly page: Page;
  readonly random: Random;
  /** What was done, the latest last. */
  readonly trail: string[] = [];

  constructor(page: Page, random: Random) {
    this.page = page;
    this.random = random;
  }

  /** The notice at the foot of the window: what happened, and a button that helps. */
  get notice(): Locator {
    return this.page.locator('[data-route-notice]');
  }

  /** Does one thing, and expects that a page of the site stands afterwards. */
  async step(): Promise<void> {
    await this.#takeOffer();
    const act = this.random.pick(acts);
    // What was aimed at may have gone with its page, for which a reader aims again.
    await act(this).catch(() => act(this));
    await expect(this.page.locator('main h1').first()).toBeVisible();
  }

  note = (what: string): void => {
    this.trail.push(`${what} @${new URL(this.page.url()).pathname}`);
  };

  /** Chooses one of the elements that are shown, if there is one. */
  async choose(all: string | Locator): Promise<Locator | undefined> {
    const found = typeof all === 'string' ? this.page.locator(all) : all;
    const shown = found.filter({ visible: true });
    const count = await shown.count();
    return count > 0 ? shown.nth(this.random.below(count)) : undefined;
  }

  async #takeOffer(): Promise<void> {
    if (await this.notice.isVisible()) {
      this.note(`take offer: ${(await this.notice.innerText()).split('\n')[0]}`);
      const button = this.notice.getByRole('button').first();
      // An offer goes with its page, which may be on its way out.
      await button.click().catch(async (error) => {
        if (await button.isVisible()) {
          throw error;
        }
      });
    }
  }
}
