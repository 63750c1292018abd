import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, jest, test } from '@jest/globals';
import type { Task } from '../tasks';
import { namelessOnScreen } from './accessibility';
import { nestedLists } from './nestedLists';
import { passTime, perform, start } from './phone';
import { missingFrom } from './sight';

const folder = process.env.BENCH_ANSWER ?? '';
const task: Task = JSON.parse(readFileSync(join(folder, 'task.json'), 'utf8'));

/** Mistakes that React Native reports in its console, over the screen of the developer. */
const reported = /unique "key" prop|Cannot update a component|Maximum update depth|\[ZSContainer\]/;

const runs = new Set<string>();
const nameless = new Set<string>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const [said] = reported.exec(parts.map(String).join(' ')) ?? [];
    if (said) {
      runs.add(`React Native reports: ${said}`);
    }
  });
});

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Adds what is missing now; `when` names the step. */
function look(when: string, sight: Parameters<typeof missingFrom>[0]): void {
  for (const missing of [...missingFrom(sight), ...nestedLists()]) {
    runs.add(`${when}: ${missing}`);
  }
  for (const reason of namelessOnScreen()) {
    nameless.add(reason);
  }
}

let hasEnded = false;

test('does what the task asks', async () => {
  let when = 'at first';
  try {
    await start(require(join(folder, 'answer.tsx')).default, task);
    look(when, task.first);
    for (const [at, step] of (task.steps ?? []).entries()) {
      when = `step ${at + 1}`;
      await perform(step);
      look(when, step);
    }
    await passTime();
    hasEnded = true;
  } catch (error) {
    hasEnded = true;
    runs.add(`${when}: ${firstLine(error)}`);
    if (when === 'at first') {
      nameless.add('it did not run');
    }
  }
});

afterAll(() => {
  if (!hasEnded) {
    runs.add('it did not end');
  }
  const verdict = { runs: [...runs], accessible: [...nameless] };
  writeFileSync(join(folder, 'result.json'), JSON.stringify(verdict));
});
