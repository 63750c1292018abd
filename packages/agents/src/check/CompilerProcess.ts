import { type ChildProcess, fork } from 'node:child_process';
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { UserError } from '../shared/userError.ts';
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

/** How a process ends whose memory ended: V8 aborts it. */
const MEMORY_SIGNALS: readonly (string | null)[] = ['SIGABRT', 'SIGTRAP'];

/**
 * Answers questions one after another in a process of its own, which stays warm between them. One that
 * ended, failed or did not answer in time is replaced for the next question.
 */
export class CompilerProcess {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #bounds: Bounds;

  constructor(bounds: Bounds = { timeoutMs: CHECK_TIMEOUT_MS, memoryMb: MAX_MEMORY_MB }) {
    this.#bounds = bounds;
  }

  /**
   * Answers when all earlier questions are answered.
   * @param signal aborted: nobody waits for the answer, and a question that still waits is dropped
   */
  ask(question: CheckQuestion, signal?: AbortSignal): Promise<CheckAnswer | Failure> {
    const answer = this.#last.then(() => {
      if (signal?.aborted) {
        throw new UserError('호출을 취소했으므로 검사하지 않았습니다.');
      }
      return this.#askNow(question);
    });
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #askNow(question: CheckQuestion): Promise<CheckAnswer | Failure> {
    const isWarm = this.#child !== undefined;
    const child = this.#child ?? this.#start();
    // An open question keeps this process alive; unref(), below, so that an idle child does not.
    child.ref();
    child.channel?.ref();
    let answer: unknown = 'fault';
    try {
      answer = isWarm ? READY : await messageOf(child, START_TIMEOUT_MS);
      if (answer === READY) {
        child.send(question, () => undefined);
        answer = await messageOf(child, this.#bounds.timeoutMs);
      }
      return answer as CheckAnswer | Failure;
    } finally {
      if (typeof answer === 'string') {
        child.kill('SIGKILL');
        this.#forget(child);
      }
      child.unref();
      child.channel?.unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(PROCESS_FILE, {
      execArgv: [`--max-old-space-size=${this.#bounds.memoryMb}`],
      // What V8 says when its memory ends is no output of a server that speaks over stdio.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => this.#forget(child));
    child.once('exit', () => this.#forget(child));
    this.#child = child;
    return child;
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) {
      this.#child = undefined;
    }
  }
}

/** The next message of a process; why there is none. */
function messageOf(child: ChildProcess, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const finish = (message: unknown) => {
      clearTimeout(timer);
      child.off('message', finish).off('error', onError).off('exit', onExit);
      resolve(message);
    };
    const onError = () => finish('fault');
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      finish(MEMORY_SIGNALS.includes(signal) ? 'outOfMemory' : 'fault');
    const timer = setTimeout(() => finish('timeout'), timeoutMs);
    child.on('message', finish).on('error', onError).on('exit', onExit);
  });
}
