import { keepPreviewVisible } from './keepPreviewVisible.ts';

/** Part of a phone that has to be visible for its reader to see what changes. */
const VISIBLE_SHARE = 0.5;

/** The name of the changed value, which leads to the code, and a button that closes the pinned phone. */
function createBar(example: HTMLElement, close: string, onClose: () => void) {
  const bar = document.createElement('p');
  bar.className = 'zs-play-pin';
  const name = document.createElement('a');
  name.href = `#${example.id}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', close);
  button.addEventListener('click', onClose);
  bar.append(name, button);
  return { bar, name };
}

/** Part of an element, by its height, that is in the window. */
function shareInWindow(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return height > 0 ? Math.max(0, seen) / height : 0;
}

/**
 * Scrolls a control, with its row, out from under a phone that is above it, in a narrow window: when it
 * is used, never while the reader scrolls, whom it would take back.
 */
function uncover(control: HTMLElement | undefined, phone: Element): void {
  const { left, bottom } = phone.getBoundingClientRect();
  const { top = bottom } = (control?.closest('tr') ?? control)?.getBoundingClientRect() ?? {};
  const isBeside = (control?.getBoundingClientRect().right ?? 0) <= left;
  if (!isBeside && top < bottom) {
    window.scrollBy({ top: top - bottom, behavior: 'instant' });
  }
}

/**
 * Pins the phone of an example to the window while the control that was used last is in view and the
 * phone is not. Its place in the page stays free.
 */
export class PinnedPhone {
  readonly #example: HTMLElement;
  readonly #place: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #bar: ReturnType<typeof createBar>;
  readonly #visible = new Set<Element>();
  readonly #observer: IntersectionObserver;
  #used: HTMLElement | undefined;
  #unpin: (() => void) | undefined;

  /**
   * @param stage the phone, in an element that keeps its place
   * @param close label of the button that closes it, until a control is used again
   */
  constructor(example: HTMLElement, place: HTMLElement, stage: HTMLElement, close: string) {
    this.#example = example;
    this.#place = place;
    this.#stage = stage;
    this.#bar = createBar(example, close, () => {
      this.#used = undefined;
      this.#update();
    });
    this.#observer = new IntersectionObserver((entries) => this.#onSight(entries), {
      threshold: [0, VISIBLE_SHARE],
    });
  }

  /**
   * The reader has used a control.
   * @param usedAt position of the page then, in pixels: who has scrolled on since is not taken back
   */
  show(control: HTMLElement, usedAt: number): void {
    this.#bar.name.textContent = control.dataset.control ?? '';
    if (this.#used && this.#used !== control) {
      this.#observer.unobserve(this.#used);
      this.#visible.delete(this.#used);
    }
    this.#used = control;
    this.#see(this.#place, shareInWindow(this.#place) >= VISIBLE_SHARE);
    this.#see(control, shareInWindow(control) > 0);
    this.#update();
    if (this.#unpin && window.scrollY === usedAt) {
      uncover(control, this.#stage);
    }
    // A second time changes nothing.
    this.#observer.observe(this.#place);
    this.#observer.observe(control);
  }

  stop(): void {
    this.#observer.disconnect();
    this.#unpin?.();
  }

  #onSight(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const isPlace = target === this.#place;
      this.#see(target, isPlace ? intersectionRatio >= VISIBLE_SHARE : isIntersecting);
    }
    this.#update();
  }

  #see(element: Element, isVisible: boolean): void {
    this.#visible[isVisible ? 'add' : 'delete'](element);
  }

  #update(): void {
    if (!this.#used || !this.#visible.has(this.#used) || this.#visible.has(this.#place)) {
      this.#unpin?.();
      this.#unpin = undefined;
    } else {
      this.#unpin ??= this.#pin();
    }
  }

  /** @returns function that undoes this */
  #pin(): () => void {
    this.#place.style.minHeight = `${this.#place.getBoundingClientRect().height}px`;
    const stopKeeping = keepPreviewVisible(this.#example, 'pinned');
    this.#stage.append(this.#bar.bar);
    return () => {
      stopKeeping();
      this.#bar.bar.remove();
      this.#place.style.minHeight = '';
    };
  }
}

/** @param close label of the button that closes the pinned phone */
export function pinPhone(example: HTMLElement, close: string): PinnedPhone | undefined {
  const place = example.querySelector<HTMLElement>('.zs-play-show');
  const stage = place?.querySelector<HTMLElement>('.zs-play-stage');
  return place && stage ? new PinnedPhone(example, place, stage, close) : undefined;
}
