import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/**
 * Counts how many elements the browser computes the style of anew while something happens in a page.
 * @param act ends when it has happened
 * @returns sum of its passes over the page and its frames
 */
export async function countRestyled(page: Page, act: () => Promise<unknown>) {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}
