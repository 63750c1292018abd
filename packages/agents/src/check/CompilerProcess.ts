import { type ChildProcess, fork } from 'node:child_process';
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { CHECK_TIMEOUT_MS, MAX_MEMORY_MB, START_TIMEOUT_MS } from './limits.ts';
import { PROCESS_FILE } from './places.ts';

/** Why a check has no answer. */
export type Failure = 'timeout' | 'tooDeep' | 'outOfMemory' | 'fault';

/** What the process says when it can be asked. */
export const READY = 'ready';

/** Bounds of a process. */
export interface Bounds {
  timeoutMs: number;
  memoryMb: number;
}

/**
 * Answers questions one after another in a process of its own, which stays warm between them. One that
 * ends or does not answer in time is replaced for the next question.
 */
export class CompilerProcess {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #bounds: Bounds;

  constructor(bounds: Bounds = { timeoutMs: CHECK_TIMEOUT_MS, memoryMb: MAX_MEMORY_MB }) {
    this.#bounds = bounds;
  }

  /** Answers when all earlier questions are answered. */
  ask(question: CheckQuestion): Promise<CheckAnswer | Failure> {
    const answer = this.#last.then(() => this.#askNow(question));
    this.#last = answer;
    return answer;
  }

  async #askNow(question: CheckQuestion): Promise<CheckAnswer | Failure> {
    const isRunning = this.#child?.exitCode === null && this.#child.signalCode === null;
    const child = isRunning && this.#child ? this.#child : this.#start();
    // While a question is open the process is waited for; an idle one keeps nobody from ending.
    child.ref();
    child.channel?.ref();
    const ready = isRunning ? READY : await messageOf(child, START_TIMEOUT_MS);
    if (ready === READY) {
      child.send(question, () => undefined);
    }
    const answer = ready === READY ? await messageOf(child, this.#bounds.timeoutMs) : ready;
    if (answer === 'timeout') {
      child.kill('SIGKILL');
      this.#child = undefined;
    }
    child.unref();
    child.channel?.unref();
    return answer as CheckAnswer | Failure;
  }

  #start(): ChildProcess {
    this.#child = fork(PROCESS_FILE, {
      execArgv: [`--max-old-space-size=${this.#bounds.memoryMb}`],
      // What V8 says when its memory ends is no output of a server that speaks over stdio.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return this.#child;
  }
}

/** The next message of a process; why there is none. */
function messageOf(child: ChildProcess, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const finish = (message: unknown) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(message);
    };
    const timer = setTimeout(() => finish('timeout'), timeoutMs);
    child.once('message', finish);
    child.once('error', () => finish('fault'));
    // V8 aborts when its memory ends.
    child.once('exit', (_code, signal) => finish(signal ? 'outOfMemory' : 'fault'));
  });
}
