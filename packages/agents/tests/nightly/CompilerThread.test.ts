import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { book } from '@0610studio/zs-ui/facts';
import { afterEach, expect, test, vi } from 'vitest';
import { CompilerThread } from '../../src/check/CompilerThread.ts';
import type { CheckQuestion } from '../../src/shared/finding.ts';

vi.mock('node:worker_threads', async (load) => {
  const original = await load<typeof import('node:worker_threads')>();
  return {
    ...original,
    Worker: vi.fn(function start(...args: ConstructorParameters<typeof Worker>) {
      return new original.Worker(...args);
    }),
  };
});

const question: CheckQuestion = { code: '', version: book.documented.version };
const right = { version: book.documented.version, findings: [] };
/** Longer than the stack of the thread is deep. */
const deep = { ...question, code: `const a = ${'('.repeat(10_000)}1${')'.repeat(10_000)};` };

const thread = (nth: number): Worker => vi.mocked(Worker).mock.results.at(nth)?.value;

afterEach(() => {
  vi.mocked(Worker).mockClear();
});

test('A thread that cannot be started fails one question, and the next is answered', async () => {
  vi.mocked(Worker).mockImplementationOnce(() => {
    throw new Error('pthread_create EAGAIN');
  });
  const compiler = new CompilerThread();
  const both = [compiler.ask(question), compiler.ask(question)];
  await expect(both[0]).rejects.toThrow('EAGAIN');
  expect(await both[1]).toEqual(right);
});

test('A thread that cannot be asked is replaced', async () => {
  const compiler = new CompilerThread();
  await compiler.ask(question);
  vi.spyOn(thread(0), 'postMessage').mockImplementationOnce(() => {
    throw new Error('no channel');
  });
  await expect(compiler.ask(question)).rejects.toThrow('no channel');
  expect(await compiler.ask(question)).toEqual(right);
  expect(Worker).toHaveBeenCalledTimes(2);
});

test('A thread that failed is replaced, one that answered is asked again', async () => {
  const compiler = new CompilerThread();
  expect(await compiler.ask(question)).toEqual(right);
  expect(await compiler.ask(deep)).toBe('tooDeep');
  expect(Worker).toHaveBeenCalledTimes(1);
  expect(await compiler.ask(question)).toEqual(right);
  expect(Worker).toHaveBeenCalledTimes(2);
});

test('An idle thread may fail or end', async () => {
  const compiler = new CompilerThread();
  await compiler.ask(question);
  thread(0).emit('error', new Error('failed'));
  await compiler.ask(question);
  const ended = once(thread(1), 'exit');
  await thread(1).terminate();
  await ended;
  expect(await compiler.ask(question)).toEqual(right);
  expect(Worker).toHaveBeenCalledTimes(3);
});

test('A thread that somebody ended is no lack of memory', async () => {
  const compiler = new CompilerThread();
  await compiler.ask(question);
  const answer = compiler.ask(deep);
  await thread(0).terminate();
  expect(await answer).toBe('fault');
});

test('A question whose asker left while it waited is dropped', async () => {
  const compiler = new CompilerThread();
  await compiler.ask(question);
  const send = vi.spyOn(thread(0), 'postMessage');
  const left = new AbortController();
  const answers = [compiler.ask(question), compiler.ask(deep, left.signal), compiler.ask(question)];
  left.abort();
  await expect(answers[1]).rejects.toThrow('취소');
  expect(await Promise.all([answers[0], answers[2]])).toEqual([right, right]);
  expect(send).toHaveBeenCalledTimes(2);
});
