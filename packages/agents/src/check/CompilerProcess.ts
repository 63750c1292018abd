import { type ChildProcess, fork } from 'node:child_process';
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { MAX_MEMORY_MB } from './limits.ts';
import { PROCESS_FILE } from './places.ts';

/** Why a check has no answer. */
export type Failure = 'timeout' | 'crashed';

/**
 * Answers questions one after another in a process of its own, which stays warm between them. One that
 * ends or does not answer in time is replaced for the next question.
 */
export class CompilerProcess {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #timeoutMs: number;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Answers when all earlier questions are answered. */
  ask(question: CheckQuestion): Promise<CheckAnswer | Failure> {
    const answer = this.#last.then(() => this.#askNow(question));
    this.#last = answer;
    return answer;
  }

  /** Ends the process; the next question starts another one. */
  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #askNow(question: CheckQuestion): Promise<CheckAnswer | Failure> {
    const child = this.#running();
    return new Promise((resolve) => {
      const finish = (answer: CheckAnswer | Failure) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (typeof answer === 'string') {
          this.close();
        }
        // An idle process keeps nobody waiting who wants to end.
        child.unref();
        child.channel?.unref();
        resolve(answer);
      };
      const timer = setTimeout(() => finish('timeout'), this.#timeoutMs);
      child.once('message', (answer) => finish(answer as CheckAnswer));
      child.once('error', () => finish('crashed'));
      child.once('exit', () => finish('crashed'));
      child.ref();
      child.channel?.ref();
      child.send(question, (error) => error && finish('crashed'));
    });
  }

  #running(): ChildProcess {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) {
      this.#child = fork(PROCESS_FILE, {
        execArgv: [`--max-old-space-size=${MAX_MEMORY_MB}`],
        // What V8 says when its memory ends is no output of a server that speaks over stdio.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
    }
    return this.#child;
  }
}
