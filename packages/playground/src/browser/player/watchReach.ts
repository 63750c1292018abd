/** The Network Information API, where a browser has it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader saves data or is on 2g: no frame is fetched unasked then. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/**
 * What a reader does who reaches for a phone. A page that scrolls under a pointer at rest moves no
 * pointer, and a finger that scrolls the page presses nothing.
 */
const REACHES = ['pointermove', 'focusin', 'click', 'input'] as const;

/** Whether a moving pointer is only in passing: a finger, or that of a reader who saves data. */
const isPassing = (event: Event) =>
  event.type === 'pointermove' && (savesData() || (event as PointerEvent).pointerType === 'touch');

/** The phone that an event is about; code and tables are for reading, but for what is pressed in them. */
function phoneAt({ target, type }: Event): HTMLElement | null {
  if (!(target instanceof Element) || (type !== 'click' && target.closest('pre'))) {
    return null;
  }
  const form = target.closest('[data-control]')?.closest('form');
  return form
    ? document.getElementById(form.dataset.controls ?? '')
    : target.closest<HTMLElement>('[data-phone]');
}

/**
 * Calls `start` for a phone that the reader reaches for: by pointer, focus or press. The last two are
 * meant: `isMeant` is true.
 */
export function watchReach(
  root: ParentNode,
  signal: AbortSignal,
  start: (phone: HTMLElement, isMeant: boolean) => void,
): void {
  const onEvent = (event: Event) => {
    const phone = isPassing(event) ? null : phoneAt(event);
    if (phone) {
      start(phone, event.type !== 'pointermove');
    }
  };
  for (const type of REACHES) {
    root.addEventListener(type, onEvent, { signal, capture: true, passive: true });
  }
}
