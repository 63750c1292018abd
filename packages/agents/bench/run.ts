// npm run bench:agents -- FOLDER: judges the answers of a coding agent, FOLDER/<id of the task>.tsx.
// npm run bench:agents -- --requests: prints what such an agent is asked.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judge, type Verdict } from './judge.ts';
import { readTasks, type Task, toRequests } from './tasks.ts';

/** Answers that are judged at the same time. */
const AT_ONCE = 2;

const respects = ['compiles', 'runs', 'accessible'] as const;

const isRight = (verdict: Verdict) => respects.every((respect) => verdict[respect].length === 0);

function print({ id }: Task, verdict: Verdict): void {
  console.log(`${isRight(verdict) ? 'right' : 'WRONG'} ${id}`);
  for (const respect of respects) {
    for (const reason of verdict[respect]) {
      console.log(`      ${respect}: ${reason}`);
    }
  }
}

function printSums(verdicts: Verdict[]): void {
  const sum = (name: string, count: number) =>
    console.log(`${name.padEnd(12)}${count} (${Math.round((100 * count) / verdicts.length)} %)`);
  console.log(`\n${verdicts.length} answers`);
  for (const respect of respects) {
    sum(respect, verdicts.filter((verdict) => verdict[respect].length === 0).length);
  }
  sum('all three', verdicts.filter(isRight).length);
}

async function judgeAll(folder: string, tasks: Task[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const waiting = [...tasks];
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const verdict = await judge(join(folder, `${task.id}.tsx`), task);
      print(task, verdict);
      verdicts.push(verdict);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return verdicts;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: 'boolean' }, only: { type: 'string', multiple: true } },
});
const [folder] = positionals;
const all = readTasks();
if (values.requests) {
  console.log(toRequests(all));
} else if (folder) {
  const { only } = values;
  const tasks = all.tasks.filter(({ id }) => !only || only.includes(id));
  printSums(await judgeAll(resolve(folder), tasks));
} else {
  console.error('Name a folder of answers: npm run bench:agents -- FOLDER [--only ID]');
  process.exitCode = 1;
}
