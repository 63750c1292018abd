import { Failure } from './failure.ts';

/** Timeout of a request. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Requests a text from the server.
 * @param options.signal aborts the request
 * @throws Failure when the request fails or times out; the signal's reason when it was aborted
 */
export async function requestText(
  url: URL | string,
  { cache, signal }: { cache?: RequestCache; signal?: AbortSignal } = {},
) {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      cache,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) {
      throw error;
    }
    throw new Failure(timeout.aborted ? 'silence' : navigator.onLine ? 'connection' : 'offline');
  }
}
