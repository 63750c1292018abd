import { onPage } from '../router/onPage.ts';

/** Starts a part of the page; may return a clean-up run before the next page. */
type StartPart = (part: HTMLElement) => undefined | (() => void);

/**
 * Starts a part that few pages have, with a script that comes for those only; where it does not
 * come, the part stays as the page has it.
 * @param selector finds the part
 * @param load fetches what starts it
 */
export function onPart(selector: string, load: () => Promise<StartPart>): void {
  onPage((root) => {
    const part = root.querySelector<HTMLElement>(selector);
    const started =
      part &&
      load().then(
        (start) => start(part),
        () => undefined,
      );
    return () => started?.then((end) => end?.());
  });
}
