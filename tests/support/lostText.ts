import type { Page } from '@playwright/test';

/**
 * Texts of a page that no reader can see whole: cut by a box that does not scroll, or beyond the edge of the
 * window. An ellipsis is a cut too. What a reader scrolls to is no loss.
 */
export const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** How far letters may stand out: fonts are drawn past their line. */
    const MARGIN_PX = 3;
    const lost = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) {
      lost.add(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
    }

    const isHidden = (box: Element) => {
      const { width, height } = box.getBoundingClientRect();
      return (width <= 1 && height <= 1) || Boolean(box.closest('[inert], [aria-hidden=true]'));
    };

    /** The box that cuts a line; undefined where it is whole, or can be scrolled to. */
    function cutter(line: DOMRect, from: Element): Element | undefined {
      let [isFreeX, isFreeY] = [true, true];
      let position = getComputedStyle(from).position;
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const isOutside = position === 'absolute' && box !== from && style.position === 'static';
        if (!isOutside) {
          const rect = box.getBoundingClientRect();
          const { overflowX, overflowY } = style;
          isFreeX &&= !/auto|scroll/.test(overflowX);
          isFreeY &&= !/auto|scroll/.test(overflowY);
          const cutsX = isFreeX && /hidden|clip/.test(overflowX);
          const cutsY = isFreeY && /hidden|clip/.test(overflowY);
          const isCutX = line.right > rect.right + MARGIN_PX || line.left < rect.left - MARGIN_PX;
          const isCutY = line.bottom > rect.bottom + MARGIN_PX || line.top < rect.top - MARGIN_PX;
          if ((cutsX && isCutX) || (cutsY && isCutY)) {
            return box;
          }
          if (style.position === 'fixed') {
            const [wide, high] = [innerWidth, innerHeight];
            const isBeyond = line.right > wide + MARGIN_PX || line.bottom > high + MARGIN_PX;
            return isBeyond && (isFreeX || line.right <= wide) && isFreeY ? box : undefined;
          }
          position = style.position;
        }
      }
      return undefined;
    }

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.className).split(' ').join('.')}`;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      const isShown =
        element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('svg, iframe, script, style, template, option') &&
        !isHidden(element);
      if (!text || !element || !isShown) {
        continue;
      }
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) {
          continue;
        }
        const box = cutter(rect, element);
        // What is folded away has a button that opens it, and what is for screen readers has a box of a pixel.
        const bounds = box?.matches('figure.code') ? undefined : box?.getBoundingClientRect();
        const isSeen =
          bounds && bounds.width > 4 && rect.bottom > bounds.top && rect.top < bounds.bottom;
        if (box && isSeen) {
          lost.add(`“${text.slice(0, 30)}” is cut by ${nameOf(box)}`);
        }
      }
    }

    return [...lost];
  });
