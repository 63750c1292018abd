import { Unreachable } from '../../shared/errors.ts';

/**
 * The module of an import(). Chromium before 156 caches a failed one until the document is replaced
 * (https://github.com/whatwg/html/issues/6768), and names its address: with a query it is fetched again.
 * @throws Unreachable when it fails to load
 */
export const importPart = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause) =>
    // Where the message names no address, as in Safari, the second fails at once, and is no cause.
    import(/* @vite-ignore */ `${/http\S+/.exec(cause.message)}?${Date.now()}`).catch(() => {
      throw new Unreachable('A part of the search could not be loaded.', { cause });
    }),
  );
