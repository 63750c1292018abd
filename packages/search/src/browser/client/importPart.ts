import { Unreachable } from '../../shared/errors.ts';

/**
 * The module of an import(). Chromium before 156 caches a failed one until the document is replaced
 * (https://github.com/whatwg/html/issues/6768), and names its address: with a query it is fetched again.
 * @throws Unreachable when it fails to load
 */
export const importPart = <Part>(part: Promise<Part>): Promise<Part> =>
  part
    .catch(({ message }) => import(/* @vite-ignore */ `${/http\S+/.exec(message)}?${Date.now()}`))
    .catch((cause) => {
      throw new Unreachable('The client of the search could not be loaded.', { cause });
    });
