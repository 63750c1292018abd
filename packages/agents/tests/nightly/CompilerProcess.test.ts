import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { book } from '@0610studio/zs-ui/facts';
import { afterEach, expect, test, vi } from 'vitest';
import { CompilerProcess } from '../../src/check/CompilerProcess.ts';
import type { CheckQuestion } from '../../src/shared/finding.ts';

vi.mock('node:child_process', async (load) => {
  const original = await load<typeof import('node:child_process')>();
  return { ...original, fork: vi.fn(original.fork) };
});

const question: CheckQuestion = { code: '', version: book.documented.version };
const right = { version: book.documented.version, findings: [] };
/** Longer than the stack of the process is deep. */
const deep = { ...question, code: `const a = ${'('.repeat(10_000)}1${')'.repeat(10_000)};` };

const child = (nth: number): ChildProcess => vi.mocked(fork).mock.results.at(nth)?.value;

afterEach(() => {
  vi.mocked(fork).mockClear();
});

test('A process that cannot be started fails one question, and the next is answered', async () => {
  vi.mocked(fork).mockImplementationOnce(() => {
    throw new Error('spawn EAGAIN');
  });
  const compiler = new CompilerProcess();
  const both = [compiler.ask(question), compiler.ask(question)];
  await expect(both[0]).rejects.toThrow('EAGAIN');
  expect(await both[1]).toEqual(right);
});

test('A process that cannot be asked is replaced', async () => {
  const compiler = new CompilerProcess();
  await compiler.ask(question);
  vi.spyOn(child(0), 'send').mockImplementationOnce(() => {
    throw new Error('no channel');
  });
  await expect(compiler.ask(question)).rejects.toThrow('no channel');
  expect(await compiler.ask(question)).toEqual(right);
  expect(fork).toHaveBeenCalledTimes(2);
});

test('A process that failed is replaced, one that answered is asked again', async () => {
  const compiler = new CompilerProcess();
  expect(await compiler.ask(question)).toEqual(right);
  expect(await compiler.ask(deep)).toBe('tooDeep');
  expect(fork).toHaveBeenCalledTimes(1);
  expect(await compiler.ask(question)).toEqual(right);
  expect(fork).toHaveBeenCalledTimes(2);
});

test('An idle process may fail or end', async () => {
  const compiler = new CompilerProcess();
  await compiler.ask(question);
  child(0).emit('error', new Error('kill EPERM'));
  await compiler.ask(question);
  child(1).kill('SIGKILL');
  await once(child(1), 'exit');
  expect(await compiler.ask(question)).toEqual(right);
  expect(fork).toHaveBeenCalledTimes(3);
});

test('A process that somebody ended is no lack of memory', async () => {
  const compiler = new CompilerProcess();
  await compiler.ask(question);
  const answer = compiler.ask(question);
  child(0).kill('SIGTERM');
  expect(await answer).toBe('fault');
});

test('A question whose asker left while it waited is dropped', async () => {
  const compiler = new CompilerProcess();
  await compiler.ask(question);
  const send = vi.spyOn(child(0), 'send');
  const left = new AbortController();
  const answers = [compiler.ask(question), compiler.ask(deep, left.signal), compiler.ask(question)];
  left.abort();
  await expect(answers[1]).rejects.toThrow('취소');
  expect(await Promise.all([answers[0], answers[2]])).toEqual([right, right]);
  expect(send).toHaveBeenCalledTimes(2);
});
