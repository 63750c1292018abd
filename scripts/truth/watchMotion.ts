import { type Browser, chromium } from '@playwright/test';
import { findChromium, quietArgs } from '../lib/browser.mjs';
import { serveApp } from './serveApp.ts';

/** An example of each overlay that its first button opens. */
const OPENED = [
  'Alert.basic',
  'BottomSheet.basic',
  'Modality.basic',
  'Snackbar.basic',
  'PopOver.basic',
] as const;

/** More places than one jump there and back takes. */
const JUMPS = 5;

/** Opens the overlay of an example and says what moved until it stood. */
async function watch(browser: Browser, address: string, example: string): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.goto(`${address}#${example}`);
  const opener = page.locator('[tabindex="0"]').first();
  await opener.waitFor();
  await page.evaluate(() => {
    const moved = { animations: [] as string[], places: new Set<string>() };
    Object.assign(window, { moved });
    document.addEventListener('animationstart', (event) => {
      moved.animations.push(event.animationName);
    });
    const look = () => {
      for (const element of document.querySelectorAll<HTMLElement>('#root [style*=transform]')) {
        moved.places.add(element.style.transform);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await opener.click();
  await page.waitForTimeout(1000);
  const { animations, places } = await page.evaluate(() => {
    const { moved } = window as unknown as {
      moved: { animations: string[]; places: Set<string> };
    };
    return { animations: moved.animations, places: moved.places.size };
  });
  await page.close();
  return places > JUMPS ? [...animations, `${places} places`] : animations;
}

/**
 * Opens each overlay with the system's reduced motion on.
 * @param folder what `expo export` wrote
 * @returns what moved all the same; a note on it has to stand in the docs
 */
export async function watchMotion(folder: string): Promise<string[]> {
  const { address, close } = await serveApp(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: quietArgs });
  try {
    const moved: string[] = [];
    for (const example of OPENED) {
      const what = await watch(browser, address, example);
      moved.push(...what.map((part) => `${example}: ${part}`));
    }
    return moved;
  } finally {
    await browser.close();
    close();
  }
}
