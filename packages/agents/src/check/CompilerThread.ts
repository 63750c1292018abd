import { Worker } from 'node:worker_threads';
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { UserError } from '../shared/userError.ts';
import { CHECK_TIMEOUT_MS, MAX_MEMORY_MB, STACK_MB, START_TIMEOUT_MS } from './limits.ts';
import { THREAD_FILE } from './places.ts';

/** Why a check has no answer. */
export type Failure = 'timeout' | 'tooDeep' | 'outOfMemory' | 'fault';

/** What the thread says when it can be asked. */
export const READY = 'ready';

/** Bounds of a thread. */
export interface Bounds {
  timeoutMs: number;
  memoryMb: number;
}

/**
 * Answers questions one after another in a thread of its own, which stays warm between them. One that
 * ended, failed or did not answer in time is replaced for the next question.
 */
export class CompilerThread {
  #thread: Worker | undefined;
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
    const isWarm = this.#thread !== undefined;
    const thread = this.#thread ?? this.#start();
    // An open question keeps the process alive; unref(), below, so that an idle thread does not.
    thread.ref();
    let answer: unknown = 'fault';
    try {
      answer = isWarm ? READY : await messageOf(thread, START_TIMEOUT_MS);
      if (answer === READY) {
        thread.postMessage(question);
        answer = await messageOf(thread, this.#bounds.timeoutMs);
      }
      return answer as CheckAnswer | Failure;
    } finally {
      if (typeof answer === 'string') {
        this.#forget(thread);
        // Its memory is free before the next one takes as much.
        await thread.terminate();
      }
      thread.unref();
    }
  }

  #start(): Worker {
    const thread = new Worker(THREAD_FILE, {
      resourceLimits: {
        maxOldGenerationSizeMb: this.#bounds.memoryMb,
        stackSizeMb: STACK_MB,
      },
      // The output of the server carries the protocol alone.
      stdout: true,
    });
    thread.on('error', () => this.#forget(thread));
    thread.once('exit', () => this.#forget(thread));
    this.#thread = thread;
    return thread;
  }

  #forget(thread: Worker): void {
    if (this.#thread === thread) {
      this.#thread = undefined;
    }
  }
}

/** The next message of a thread; why there is none. */
function messageOf(thread: Worker, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const finish = (message: unknown) => {
      clearTimeout(timer);
      thread.off('message', finish).off('error', onError).off('exit', onExit);
      resolve(message);
    };
    const onError = ({ code }: NodeJS.ErrnoException) =>
      finish(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'outOfMemory' : 'fault');
    const onExit = () => finish('fault');
    const timer = setTimeout(() => finish('timeout'), timeoutMs);
    thread.on('message', finish).on('error', onError).on('exit', onExit);
  });
}
