import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks the screen for accessibility violations.
 * @param target a page, or the frame of a running example
 * @param within selector of the part to check; the whole page when left out
 * @returns one line per violation: rule, description, place
 */
export async function accessibilityFaults(
  target: Page | Frame,
  within?: string,
): Promise<string[]> {
  await target.evaluate(source);
  const results = await target.evaluate(async (selector) => {
    const { axe } = window as unknown as {
      axe: { run(part: string, options: RunOptions): Promise<AxeResults> };
    };
    // During a transition of colours the contrast differs.
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    // axe cannot enter the sandboxed frames, and logs errors about them: they have checks of their own.
    // Without results of passed rules, whose lists of nodes take two thirds of the time.
    return axe.run(selector ?? 'html', { iframes: false, resultTypes: ['violations'] });
  }, within);
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} — ${node.target.join(' ')}`),
  );
}
