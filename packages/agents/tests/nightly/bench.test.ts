import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { judge } from '../../bench/judge.ts';
import { readTasks, type Task, toRequests } from '../../bench/tasks.ts';

const task: Task = {
  id: 'greeting',
  request: '입력창 ‘이름’과 버튼 ‘인사하기’',
  first: { see: ['인사하기'], gone: ['어서 오세요'] },
  steps: [
    { type: { field: '이름', text: '하늘' } },
    { press: '인사하기', see: ['하늘님, 어서 오세요'] },
    { press: '확인', gone: ['어서 오세요'] },
  ],
};

const answer = (name: string) => fileURLToPath(new URL(`../answers/${name}.tsx`, import.meta.url));

test('a right answer compiles, does what is asked and can be read aloud', async () => {
  expect(await judge(answer('right'), task)).toEqual({ compiles: [], runs: [], accessible: [] });
});

test('a wrong answer is told what is wrong with it', async () => {
  const { compiles, runs, accessible } = await judge(answer('wrong'), task);
  expect(compiles.join()).toContain("'message' does not exist");
  expect(runs).toContain('at first: ‘인사하기’ is not seen');
  expect(accessible.join()).toMatch(/a button has no name: ‘→’.*a field has no name/);
});

test('an answer that was not written is wrong', async () => {
  expect((await judge(answer('missing'), task)).runs).toEqual(['no file']);
});

test('a writer reads 40 different requests, and not how they are judged', () => {
  const all = readTasks();
  expect(new Set(all.tasks.map(({ id }) => id)).size).toBe(40);
  expect(toRequests(all)).not.toMatch(/\b(see|gone|steps|uses):/);
});
