import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks what is on screen for accessibility faults.
 * @param target a page, or the frame of a running example
 * @param within selector of the part to check; the whole page when left out
 * @returns one line a fault: rule, what is wrong, where; empty when there is none
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
    // Half way from one colour to another nothing has the contrast that readers see.
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    // Phones are sandboxed: asking one is refused and complained about. They have checks of their own.
    // What passes is not asked for: listing each node of it takes two thirds of the time.
    return axe.run(selector ?? 'html', { iframes: false, resultTypes: ['violations'] });
  }, within);
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} — ${node.target.join(' ')}`),
  );
}
