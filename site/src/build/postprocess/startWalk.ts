import { Worker } from 'node:worker_threads';
import type { AstroIntegrationLogger } from 'astro';
import type { WalkAnswer, WalkLevel, WalkOrder } from './types.ts';

/** The steps of steps.ts, in a thread of their own. */
export interface Walk {
  /**
   * Runs every step on a page.
   * @param path of the page below the base
   * @returns the text to write
   * @throws Error of a step
   */
  page: (path: string, html: string) => Promise<string>;
  /** Runs the end of each step, when all pages are written, and ends the thread. */
  end: () => Promise<void>;
}

/**
 * Starts the thread: it looks at a page while the next ones are rendered.
 * @param folder the site as it is being built, with a slash at its end
 * @param script what the thread runs
 */
export function startWalk(
  folder: string,
  logger: Pick<AstroIntegrationLogger, WalkLevel>,
  script = new URL('walkThread.ts', import.meta.url),
): Walk {
  const thread = new Worker(script, { workerData: folder });
  const waiting: PromiseWithResolvers<string>[] = [];
  let fault: Error | undefined;
  // A build that fails elsewhere does not wait for a thread that nobody asks.
  thread.unref();
  // Answers come in the order of what was asked.
  thread.on('message', (answer: WalkAnswer) => {
    if ('line' in answer) {
      logger[answer.level](answer.line);
      return;
    }
    const asked = waiting.shift();
    if (waiting.length === 0) {
      thread.unref();
    }
    if ('error' in answer) {
      asked?.reject(answer.error);
    } else {
      asked?.resolve(answer.html);
    }
  });
  // Nobody else would hear of it: a build without an answer ends as if it were whole.
  const die = (error: Error) => {
    fault ??= error;
    for (const asked of waiting.splice(0)) {
      asked.reject(fault);
    }
  };
  thread.on('error', die);
  thread.on('exit', (code) =>
    die(
      new Error(
        `페이지를 살피는 스레드가 코드 ${code}로 끝났습니다. 앞에 나온 오류를 살피고, 없으면 메모리를 늘려 다시 빌드하십시오.`,
      ),
    ),
  );
  const ask = (order: WalkOrder): Promise<string> => {
    if (fault) {
      return Promise.reject(fault);
    }
    const asked = Promise.withResolvers<string>();
    waiting.push(asked);
    thread.ref();
    thread.postMessage(order);
    return asked.promise;
  };
  return {
    page: (path, html) => ask({ path, html }),
    end: async () => {
      await ask(undefined);
      await thread.terminate();
    },
  };
}
