import { Worker } from 'node:worker_threads';
import type { AstroIntegrationLogger } from 'astro';
import type { WalkAnswer, WalkOrder } from './types.ts';

/** The steps of steps.ts, in a thread of their own. */
export interface Walk {
  /**
   * Runs every step on a page.
   * @param path of the page below the base
   * @returns the text to write
   * @throws Error of a step
   */
  page: (path: string, html: string) => Promise<string>;
  /** Runs the end of each step, when all pages are written. */
  end: () => Promise<void>;
}

/**
 * Starts the thread: it looks at a page while the next ones are rendered.
 * @param folder the site as it is being built, with a slash at its end
 */
export function startWalk(folder: string, logger: AstroIntegrationLogger): Walk {
  const thread = new Worker(new URL('walkThread.ts', import.meta.url), { workerData: folder });
  const waiting: PromiseWithResolvers<string>[] = [];
  // A build that fails elsewhere does not wait for a thread that nobody asks.
  thread.unref();
  const ask = (order: WalkOrder): Promise<string> => {
    const asked = Promise.withResolvers<string>();
    waiting.push(asked);
    thread.ref();
    thread.postMessage(order);
    return asked.promise;
  };
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
  // A fault of ours outside of every step.
  thread.on('error', (error) => {
    for (const asked of waiting.splice(0)) {
      asked.reject(error);
    }
  });
  return {
    page: (path, html) => ask({ path, html }),
    end: async () => {
      await ask(undefined);
      await thread.terminate();
    },
  };
}
