import { expect, type Frame, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { watchConsole } from './support/console.ts';
import {
  DRESSED_BY_THE_PAGE,
  exampleNames,
  examplesWithoutPicture,
  phoneExamples,
} from './support/examplePictures.ts';
import { complaintsOf, interactions } from './support/interactions.ts';
import { keepPhonesStill, openPhone, pagesOfExamples, phone, pinPhone } from './support/phones.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const pages = pagesOfExamples();

/** Waits until nothing in the frame moves, so that a picture of it is the same every time. */
async function settle(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    await document.fonts.ready;
    let before = '';
    for (let still = 0; still < 3; ) {
      await new Promise((next) => setTimeout(next, 50));
      const now = document.body.innerHTML;
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Compares what is on the phone's screen with its picture, so closely that a pale box is noticed. */
async function compare(page: Page, name: string, picture: string): Promise<void> {
  await expect(phone(page, name).locator('[data-body]')).toHaveScreenshot(`${picture}.png`, {
    threshold: 0.02,
  });
}

async function setMode(page: Page, mode: 'light' | 'dark', frame: Frame): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
  await frame.waitForFunction(
    (theme) => document.documentElement.style.colorScheme === theme,
    mode,
  );
}

test('every example file runs in a page', () => {
  const inPhones = [...pages.values()].flat();
  expect([...inPhones, ...DRESSED_BY_THE_PAGE].sort()).toEqual([...exampleNames].sort());
});

test('every example has its interaction, and no interaction lacks its example', () => {
  expect(Object.keys(interactions).sort()).toEqual([...phoneExamples].sort());
});

test('every example has its pictures, which `npm run pictures` makes', () => {
  expect(examplesWithoutPicture()).toEqual([]);
});

for (const [path, names] of pages) {
  test.describe(`examples of /${path}`, () => {
    for (const name of names) {
      test(`${name} draws, is silent, is accessible in both modes, and does its work`, async ({
        page,
      }) => {
        const complaints = watchConsole(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await keepPhonesStill(page);
        await page.goto(`${path}#example-${name}`);
        const frame = await openPhone(page, name);
        await pinPhone(page, name);
        await settle(frame);
        await compare(page, name, name);
        expect(await accessibilityFaults(frame, '#root'), 'light').toEqual([]);
        await setMode(page, 'dark', frame);
        await settle(frame);
        await compare(page, name, `${name}-dark`);
        expect(await accessibilityFaults(frame, '#root'), 'dark').toEqual([]);
        await setMode(page, 'light', frame);
        await settle(frame);
        const interact = interactions[name];
        if (!interact) {
          throw new Error(`Say in tests/support/interactions what a reader does with ${name}.`);
        }
        await interact(frame, page);
        expect(complaints).toEqual(complaintsOf[name] ?? []);
      });
    }
  });
}
