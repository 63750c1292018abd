import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks what is on screen for accessibility faults.
 * @param target a page, or the frame of a running example
 * @returns one line a fault: rule, what is wrong, where; empty when there is none
 */
export async function accessibilityFaults(target: Page | Frame): Promise<string[]> {
  await target.evaluate(source);
  const results = await target.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} — ${node.target.join(' ')}`),
  );
}
