import { expect, type Frame, type Page, test } from '@playwright/test';
import { isPinned } from '../scripts/lib/browser.mjs';
import { accessibilityFaults } from './support/axe.ts';
import { watchConsole } from './support/console.ts';
import {
  exampleNames,
  examplesWithoutPicture,
  phoneExamples,
  RUN_BY_THE_PAGE,
} from './support/examplePictures.ts';
import { interactions } from './support/interactions.ts';
import { knownFaults } from './support/knownFaults.ts';
import {
  keepPhonesClosed,
  openPhone,
  pagesOfExamples,
  phone,
  pinPhone,
  reachFor,
  screenOf,
} from './support/phones.ts';
import { smokeIf } from './support/scope.ts';

test.use({ viewport: { width: 1250, height: 900 } });

const pages = pagesOfExamples();

/** In `npm test`: a page whose phones open overlays, and one whose phones are stages. */
const SMOKE = ['docs/OverlayComponent/BottomSheet/', 'docs/UiComponent/ZSTextField/'];

/** Waits until nothing in the frame moves, for a stable screenshot. */
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

/** Compares the screen of a phone with its screenshot, with a threshold that notices a pale box. */
async function compare(page: Page, name: string, picture: string): Promise<void> {
  await expect.soft(phone(page, name).locator('[data-body]')).toHaveScreenshot(`${picture}.png`, {
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

test('every example file runs in a page', { tag: '@smoke' }, () => {
  const inPhones = [...pages.values()].flat();
  expect([...new Set([...inPhones, ...RUN_BY_THE_PAGE])].sort()).toEqual([...exampleNames].sort());
});

test('every example has its interaction, and no interaction lacks its example', {
  tag: '@smoke',
}, () => {
  expect(Object.keys(interactions).sort()).toEqual([...phoneExamples].sort());
});

// Where they cannot be made, CI asks for them.
if (isPinned) {
  test('every example has its pictures, which `npm run pictures` makes', { tag: '@smoke' }, () => {
    expect(examplesWithoutPicture()).toEqual([]);
  });
}

/** Compares the picture in a colour mode, and returns the accessibility faults. */
async function inspect(page: Page, name: string, mode: 'light' | 'dark', frame: Frame) {
  await setMode(page, mode, frame);
  await settle(frame);
  await compare(page, name, mode === 'dark' ? `${name}-dark` : name);
  return accessibilityFaults(frame, '#root');
}

/** Expects the faults of the published toolkit that are known of an example, and no other. */
function expectKnownFaults(name: string, faults: readonly string[]): void {
  const rules = [...new Set(faults.map((fault) => fault.replace(/:.*/s, '')))].sort();
  expect.soft(rules, `${name}:\n${faults.join('\n')}`).toEqual(knownFaults[name] ?? []);
}

/** Opens the page of examples without motion and autoplay. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepPhonesClosed(page);
  await page.goto(path);
}

/** The time that ZSSkeleton.basic loads for; a slow machine needs more until the screen is inspected. */
const LOADING_MS = 3000;

/** Holds back what loads in the examples of a page. @returns what ends the loading in a frame */
async function holdLoading(page: Page): Promise<(frame: Frame) => Promise<void>> {
  await page.addInitScript((delay) => {
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const hold = (run: () => void, ms?: number) => (ms === delay ? held.push(run) : start(run, ms));
    Object.assign(window, { setTimeout: hold, held });
  }, LOADING_MS);
  return (frame) =>
    frame.evaluate(() => {
      const { held } = window as unknown as { held: (() => void)[] };
      for (const run of held) {
        run();
      }
    });
}

for (const [path, names] of pages) {
  const examples = names.filter((name) => phoneExamples.includes(name));
  for (const name of examples) {
    test(`${name} draws, logs nothing, is accessible in both modes, and does its work`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const endLoading = name === 'ZSSkeleton.basic' ? await holdLoading(page) : undefined;
      await openPage(page, `${path}#example-${name}`);
      const frame = await openPhone(page, name);
      await pinPhone(page, name);
      const dark = await inspect(page, name, 'dark', frame);
      const light = await inspect(page, name, 'light', frame);
      expectKnownFaults(name, [...dark, ...light]);
      await endLoading?.(frame);
      await interact(name, frame, page);
      expect(complaints).toEqual([]);
    });
  }
  if (examples.length > 0) {
    test(
      `the examples of /${path} open as their pictures show them, and are silent`,
      smokeIf(SMOKE.includes(path)),
      async ({ page }) => {
        test.slow();
        const complaints = watchConsole(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        for (const name of examples) {
          const example = phone(page, name);
          await reachFor(example);
          // A switch and a skeleton have no text.
          await expect.soft(screenOf(example).locator('#root *'), name).not.toHaveCount(0);
        }
        expect(complaints).toEqual([]);
      },
    );
  }
}

/** Runs the interaction of the example; in `npm test` only Jest presses its buttons, on React Native. */
async function interact(name: string, frame: Frame, page: Page): Promise<void> {
  const act = interactions[name];
  if (!act) {
    throw new Error(`Say in tests/support/interactions what a reader does with ${name}.`);
  }
  await act(frame, page);
}
