import type { Locator } from '@playwright/test';

/** What a reader sees of an example before any interaction. */
export interface Look {
  /** Size of its smallest letters as shown, in px. */
  letters: number;
  /** Largest box without text, picture or control, in percent of the screen. */
  emptyBox: number;
  /**
   * Largest painted box that holds something, in percent of the screen, where something is pressed on
   * the picture: the overlay that is open. Undefined elsewhere, as no box says what an example is about.
   */
  overlay: number | undefined;
}

/**
 * Measures the picture of an example, in the shadow root of its poster.
 * @param phone root of the example
 */
export function measureLook(phone: Locator): Promise<Look> {
  return phone.evaluate((root) => {
    const screen = root.querySelector('[data-screen]')?.getBoundingClientRect();
    const shadow = root.querySelector('[data-poster]')?.shadowRoot;
    if (!screen || !shadow) {
      throw new Error(`${root.getAttribute('data-phone')} has no picture.`);
    }
    /** Area in px² of the part of a box that is on the screen. */
    const areaOf = (box: DOMRect) =>
      Math.max(0, Math.min(box.right, screen.right) - Math.max(box.left, screen.left)) *
      Math.max(0, Math.min(box.bottom, screen.bottom) - Math.max(box.top, screen.top));
    const shown = [...shadow.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.checkVisibility() && areaOf(element.getBoundingClientRect()) > 0,
    );
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const texts = shown.filter((element) => hasText(element) && element.tagName !== 'STYLE');
    const contents = shown.filter(
      (element) => texts.includes(element) || element.matches('svg, img, input, textarea, [role]'),
    );
    const letters = texts.map((element) => {
      const scale = element.getBoundingClientRect().height / (element.offsetHeight || 1);
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    });
    const whole = areaOf(screen);
    const isEmpty = (box: DOMRect, of: Element) =>
      !contents.some((content) => {
        const place = content.getBoundingClientRect();
        const isInside =
          place.left < box.right &&
          place.right > box.left &&
          place.top < box.bottom &&
          place.bottom > box.top;
        return content === of || (isInside && !content.contains(of));
      });
    // What fills nine tenths of the screen is its ground or a scrim.
    const boxes = shown.filter((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const isPainted = !/^rgba\(.*, 0\)$/.test(backgroundColor);
      return isPainted && areaOf(element.getBoundingClientRect()) < 0.9 * whole;
    });
    const placed = boxes.map((element) => {
      const box = element.getBoundingClientRect();
      return { percent: (100 * areaOf(box)) / whole, isEmpty: isEmpty(box, element) };
    });
    const largest = (isWanted: boolean) =>
      Math.max(
        0,
        ...placed.filter((box) => box.isEmpty === isWanted).map(({ percent }) => percent),
      );
    return {
      letters: Math.min(...letters),
      emptyBox: largest(true),
      overlay: root.hasAttribute('data-play') ? largest(false) : undefined,
    };
  });
}
