import type { HostText } from '../shared/text/ko.ts';

/**
 * What an import() or a fetch() brings; undefined when a file of it failed to load or broke off, which
 * rejects with a TypeError. The browser has logged it.
 */
export async function loaded<Part>(part: Promise<Part>): Promise<Part | undefined> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof TypeError) {
      return undefined;
    }
    throw error;
  }
}

/**
 * A button that loads the page, with the edits that are kept, again: browsers cache a failed import() until
 * then, see https://github.com/whatwg/html/issues/6768. Offline there would be no page.
 */
export const reloadButton = ({ reload }: HostText) => ({
  label: reload,
  onPress: () => navigator.onLine && window.location.reload(),
});
