import { onPage } from '../router/onPage.ts';
import { keepPresses } from './keepPresses.ts';

/** A part that loads faster than this shows no spinner. */
const SPINNER_DELAY_MS = 200;

/** Distance from the viewport at which a part is loaded. */
const NEAR_VIEW = '200px';

/** Starts a part; may return a function that ends it before the next page. */
type StartPart = (part: HTMLElement) => undefined | (() => void);

/** Fetches the script of a part. */
export type LoadPart = (part: HTMLElement) => Promise<StartPart>;

/** Shows one of the lines that Island.tsx puts into a part, or none. */
function showLine(part: HTMLElement, role?: 'status' | 'alert'): void {
  for (const line of part.querySelectorAll<HTMLElement>(':scope > .island-note')) {
    line.hidden = !line.matches(`[role=${role}]`);
  }
}

/** Shows Retry in a part that has it. Others stay as they are, without what needs their script. */
function showFailure(part: HTMLElement): Element | null {
  showLine(part, 'alert');
  const retry = part.querySelector(':scope > [role=alert] > button');
  if (!retry) {
    for (const control of part.querySelectorAll('[data-needs-script]')) {
      control.remove();
    }
  }
  return retry;
}

async function startPart(part: HTMLElement, load: LoadPart): Promise<ReturnType<StartPart>> {
  for (let tries = 1; ; tries += 1) {
    showLine(part);
    const spinner = setTimeout(showLine, SPINNER_DELAY_MS, part, 'status');
    try {
      const start = await load(part);
      return part.isConnected ? start(part) : undefined;
    } catch (error) {
      console.error(error);
    } finally {
      clearTimeout(spinner);
    }
    const retry = showFailure(part);
    if (!retry) {
      return undefined;
    }
    await new Promise((resolve) => retry.addEventListener('click', resolve, { once: true }));
    if (tries > 1) {
      // Browsers cache a failed import() until the page is reloaded:
      // https://github.com/whatwg/html/issues/6768. Delete this once they follow its resolution.
      location.reload();
    }
  }
}

/**
 * Loads and starts a part of some pages once it comes near the view.
 * @param selector finds the parts
 */
export function lazyPart(selector: string, load: LoadPart): void {
  onPage((root) => {
    const started: ReturnType<typeof startPart>[] = [];
    const presses = new Map<Element, () => void>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) {
            observer.unobserve(target);
            const start = startPart(target as HTMLElement, load);
            start.then(presses.get(target));
            started.push(start);
          }
        }
      },
      { rootMargin: NEAR_VIEW },
    );
    for (const part of root.querySelectorAll<HTMLElement>(selector)) {
      presses.set(part, keepPresses(part));
      observer.observe(part);
    }
    return () => {
      observer.disconnect();
      for (const end of started) {
        end.then((run) => run?.());
      }
    };
  });
}
