import { routeText } from '../../text/client.ts';

const { causes } = routeText;

/** A page that could not be fetched, through no fault of the site's own script; its message says why. */
export class Failure extends Error {
  /** @param cause the first half of a sentence of routeText.causes */
  constructor(cause: string) {
    super(routeText.notOpened(cause));
  }
}

/** Timeout of a request. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Requests a text from the server. The two signals are joined by hand: `AbortSignal.any` is newer than
 * the oldest browsers that the site supports.
 * @param options.signal aborts the request
 * @throws Failure when the request fails or times out; the signal's reason when it was aborted
 */
export async function requestText(
  url: URL | string,
  { cache, signal }: { cache?: RequestCache; signal?: AbortSignal } = {},
) {
  signal?.throwIfAborted();
  const request = new AbortController();
  const abort = () => request.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  const timeout = setTimeout(abort, REQUEST_TIMEOUT_MS);
  // Before anything that is caught: in a browser that lacks it, no server is to blame.
  const answer = fetch(url, { cache, signal: request.signal });
  try {
    const response = await answer;
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) {
      throw error;
    }
    const isLate = request.signal.aborted;
    throw new Failure(
      isLate ? causes.silence : navigator.onLine ? causes.connection : causes.offline,
    );
  } finally {
    clearTimeout(timeout);
    signal?.removeEventListener('abort', abort);
  }
}
