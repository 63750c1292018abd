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
import { isAll } from './support/scope.ts';

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
  expect([...new Set([...inPhones, ...DRESSED_BY_THE_PAGE])].sort()).toEqual(
    [...exampleNames].sort(),
  );
});

test('every example has its interaction, and no interaction lacks its example', () => {
  expect(Object.keys(interactions).sort()).toEqual([...phoneExamples].sort());
});

test('every example has its pictures, which `npm run pictures` makes', () => {
  expect(examplesWithoutPicture()).toEqual([]);
});

/** Examples about colours: `npm test` looks at them in the dark too. */
const ABOUT_COLORS = /^(?:Palette|Theme|ThemeFactory)\.|\.color$/;

/** Compares the picture, and finds accessibility faults, in a colour mode. */
async function inspect(page: Page, name: string, mode: 'light' | 'dark', frame: Frame) {
  await setMode(page, mode, frame);
  await settle(frame);
  await compare(page, name, mode === 'dark' ? `${name}-dark` : name);
  expect(await accessibilityFaults(frame, '#root'), mode).toEqual([]);
}

for (const [path, names] of pages) {
  test.describe(`examples of /${path}`, () => {
    for (const name of names.filter((name) => phoneExamples.includes(name))) {
      const work = isAll ? 'is accessible in both modes, and does its work' : 'draws its picture';
      test(`${name} draws, is silent, ${work}`, async ({ page }) => {
        const complaints = watchConsole(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await keepPhonesStill(page);
        await page.goto(`${path}#example-${name}`);
        const frame = await openPhone(page, name);
        await pinPhone(page, name);
        if (isAll || ABOUT_COLORS.test(name)) {
          await inspect(page, name, 'dark', frame);
          await inspect(page, name, 'light', frame);
        } else {
          await settle(frame);
          await compare(page, name, name);
        }
        if (isAll) {
          await interact(name, frame, page);
        }
        expect(complaints).toEqual(isAll ? (complaintsOf[name] ?? []) : []);
      });
    }
  });
}

/** Does what a reader does with the example; in `npm test` Jest presses its buttons on React Native. */
async function interact(name: string, frame: Frame, page: Page): Promise<void> {
  const act = interactions[name];
  if (!act) {
    throw new Error(`Say in tests/support/interactions what a reader does with ${name}.`);
  }
  await act(frame, page);
}
