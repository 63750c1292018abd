import type { Locator } from '@playwright/test';

/** What a reader sees of an example before any interaction. */
export interface Look {
  /** Size of its smallest letters as shown, in px. */
  letters: number;
  /** Largest box without text, picture or control, in percent of the screen. */
  emptyBox: number;
  /**
   * Largest painted box above a scrim, in percent of the screen: the overlay that is open. All of it
   * where the scrim is the overlay, and undefined without one, as no box says what an example is about.
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
    const painted = shown
      .map((element) => ({
        element,
        box: element.getBoundingClientRect(),
        style: getComputedStyle(element),
      }))
      .map(({ element, box, style }) => ({
        percent: (100 * areaOf(box)) / whole,
        opacity:
          Number(/, ([\d.]+)\)$/.exec(style.backgroundColor)?.[1] ?? 1) * Number(style.opacity),
        isEmpty: isEmpty(box, element),
      }))
      .filter(({ opacity }) => opacity > 0);
    // What fills nine tenths of the screen is its ground or a scrim.
    const boxes = painted.filter(({ percent }) => percent < 90);
    const scrim = painted.findLastIndex(({ percent, opacity }) => percent >= 90 && opacity < 1);
    const above = painted.slice(scrim + 1).map(({ percent }) => percent);
    return {
      letters: Math.min(...letters),
      emptyBox: Math.max(0, ...boxes.map((box) => (box.isEmpty ? box.percent : 0))),
      overlay: scrim < 0 ? undefined : above.length > 0 ? Math.max(...above) : 100,
    };
  });
}
