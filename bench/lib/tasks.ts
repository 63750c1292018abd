import type { Browser, Page } from '@playwright/test';

/** The fields that are read of an event in a Chromium trace. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start, and processor time, in microseconds. */
  ts: number;
  tdur?: number;
}

const BEGIN = 'bench-begin';
const END = 'bench-end';

/**
 * Traces the tasks of a page's main thread while `act` runs. Processor time, unlike duration, does not
 * grow with the load of the machine.
 * @returns processor time of each task in milliseconds
 */
export async function timeTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((name) => performance.mark(name), BEGIN);
  await act();
  await page.evaluate((name) => performance.mark(name), END);
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const begin = traceEvents.find(({ name }) => name === BEGIN);
  const end = traceEvents.find(({ name }) => name === END);
  if (!begin || !end) {
    throw new Error('The trace has no marks of the page.');
  }
  return traceEvents
    .filter(
      ({ name, pid, tid }) => /::RunTask$/.test(name) && pid === begin.pid && tid === begin.tid,
    )
    .filter(({ ts }) => ts > begin.ts && ts < end.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}
