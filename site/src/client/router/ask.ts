import { Failure } from './failure.ts';

/** A server that has not answered by then does not answer, in ms. */
const PATIENCE = 20_000;

/**
 * Asks the server for a text.
 * @param signal ends the wait
 * @throws Failure when no answer comes; the signal's reason when nobody waits any more
 */
export async function ask(
  url: URL | string,
  { cache, signal }: { cache?: RequestCache; signal?: AbortSignal } = {},
) {
  const late = AbortSignal.timeout(PATIENCE);
  try {
    const response = await fetch(url, {
      cache,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) {
      throw error;
    }
    throw new Failure(late.aborted ? 'silence' : navigator.onLine ? 'connection' : 'offline');
  }
}
