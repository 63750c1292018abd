import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of built pages with the examples that are first on them. */
export function pagesOfExamples(): Map<string, string[]> {
  const dist = `${root}site/dist/`;
  const pages = new Map<string, string[]>();
  const placed = new Set<string>();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('index.html') || file.startsWith('preview/')) {
      continue;
    }
    const path = file.slice(0, -'index.html'.length);
    for (const match of readFileSync(dist + file, 'utf8').matchAll(/data-phone="([^"]+)"/g)) {
      const name = match[1] ?? '';
      if (!placed.has(name)) {
        placed.add(name);
        pages.set(path, [...(pages.get(path) ?? []), name]);
      }
    }
  }
  return pages;
}

/** The example in the page. */
export function phone(page: Page, name: string): Locator {
  return page.locator(`[data-phone="${name}"]`).first();
}

/** Keeps phones of pages that are opened from now on from opening what their pictures show. */
export async function keepPhonesClosed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const root of document.querySelectorAll('[data-play]')) {
        root.removeAttribute('data-play');
      }
    });
  });
}

/** Reaches for a phone as a reader does, with the mouse, and waits until it runs. */
export async function reachFor(example: Locator): Promise<void> {
  await example.locator('[data-screen]').hover();
  await expect(example).toHaveAttribute('data-state', 'running');
}

/** Reaches for an example, waits until it runs, and enters it. */
export async function openPhone(page: Page, name: string): Promise<Frame> {
  const example = phone(page, name);
  // Nothing is open: the test presses first.
  await example.evaluate((root) => root.removeAttribute('data-play'));
  await reachFor(example);
  await enterPhone(example);
  const frame = await frameOf(example);
  // The first stop has the focus, which may look otherwise.
  await frame.evaluate(() => (document.activeElement as HTMLElement).blur());
  return frame;
}

/** Enters a running phone by its button: until then its frame is inert. */
export async function enterPhone(example: Locator): Promise<void> {
  const way = example.locator('.zs-play-enter');
  if (await way.isVisible()) {
    await way.press('Enter');
    // The button is hidden once the frame is interactive.
    await expect(way).toBeHidden();
  }
}

/** Screen of an example: its visible frame. */
export function screenOf(example: Locator): FrameLocator {
  return example.frameLocator('iframe[data-drawn]');
}

/** The visible frame of an example. */
export async function frameOf(example: Locator): Promise<Frame> {
  const element = await example.locator('iframe[data-drawn]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) {
    throw new Error('The example has no frame.');
  }
  return frame;
}

/** Performs an action that starts a run, and waits until the frame of that run is visible. */
export async function awaitRun(example: Locator, act: () => Promise<unknown>): Promise<void> {
  await example.locator('iframe[data-drawn]').evaluate((frame) => {
    frame.dataset.before = '';
  });
  await act();
  await expect(example.locator('iframe[data-before]')).toHaveCount(0);
}

/** Sets a field of the device form of an example, and enters the phone again. */
export async function setDevice(example: Locator, name: string, value: string | boolean) {
  const settings = example.locator('details:has([data-device])');
  if ((await settings.getAttribute('open')) === null) {
    await settings.locator('summary').click();
  }
  const field = settings.locator(`[name="${name}"]`);
  if (typeof value === 'boolean') {
    await field.setChecked(value);
  } else if (name === 'fontScale') {
    await field.fill(value);
  } else {
    await field.and(settings.locator(`[value="${value}"]`)).check({ force: true });
  }
  await enterPhone(example);
}

/**
 * Pins the body of an example to a corner of the window, unscaled, and hides everything else but its
 * tools. Its screenshot is then independent of the page, and coordinates of the mouse are its own.
 * @returns function that undoes this
 */
export async function pinPhone(page: Page, name: string): Promise<() => Promise<void>> {
  const example = `[data-phone="${name}"]`;
  // A stage gets its height from the page: make it a phone.
  await page.locator(`${example} [data-body]`).evaluate((body) => {
    const makePhone = () => body.removeAttribute('data-frame');
    makePhone();
    new MutationObserver(makePhone).observe(body, { attributeFilter: ['data-frame'] });
  });
  const pinned = 'position: fixed; z-index: 99; right: 0; bottom: 0; margin: 0; --scale: 1';
  const style = await page.addStyleTag({
    content: `body { visibility: hidden; }
      ${example} :is([data-body], [data-tools]) { visibility: visible; }
      ${example} [data-body] { ${pinned.replaceAll(';', ' !important;')} !important; }`,
  });
  return () => style.evaluate((element) => (element as Element).remove());
}
