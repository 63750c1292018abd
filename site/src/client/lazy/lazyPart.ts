import { onPage } from '../router/showPage.ts';
import { offerAgain } from './offerAgain.ts';

/** A part that loads faster than this shows no spinner. */
const SPINNER_DELAY_MS = 200;

/** Distance from the viewport at which a part is loaded. */
const NEAR_VIEW = '200px';

/** Starts a part; may return a function that ends it before the next page. */
type StartPart = (part: HTMLElement) => undefined | (() => void);

/** Fetches the script of a part. */
export type LoadPart = (part: HTMLElement) => Promise<StartPart>;

/**
 * Shows one of the lines that Island.tsx puts into a part, or none; and what needs its script, unless
 * that has failed to load.
 */
function showLine(part: HTMLElement, role?: 'status' | 'alert'): void {
  for (const line of part.querySelectorAll<HTMLElement>(':scope > .island-note')) {
    line.hidden = !line.matches(`[role=${role}]`);
  }
  for (const control of part.querySelectorAll<HTMLElement>('[data-needs-script]')) {
    control.hidden = role === 'alert';
  }
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
    if (!part.isConnected) {
      return undefined;
    }
    showLine(part, 'alert');
    // An island has a button of its own.
    const own = part.querySelector(':scope > [role=alert] > button');
    await new Promise<unknown>((retry) =>
      own ? own.addEventListener('click', retry, { once: true }) : offerAgain(() => retry(null)),
    );
    if (own && tries > 1) {
      // As in offerAgain.ts.
      location.reload();
    }
  }
}

/**
 * Queues presses of the buttons in a part until its script has loaded.
 * @returns function that stops this and replays them
 */
function keepPresses(part: HTMLElement): () => void {
  const pressed: HTMLElement[] = [];
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    if (button instanceof HTMLElement && button.closest('[data-needs-script]')) {
      pressed.push(button);
    }
  };
  part.addEventListener('click', onClick);
  return () => {
    part.removeEventListener('click', onClick);
    for (const button of pressed) {
      button.click();
    }
  };
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
