interface Size {
  width: number;
  height: number;
}

/** Distance (pt) from an edge that the menu would cross. */
const EDGE_MARGIN = 10;

/**
 * Position of a menu whose top right corner is requested at (px, py). It is moved away from an edge of
 * the window that the menu would cross; at the bottom it moves up by one and a half of its height.
 * @example menuPosition(300, 100, { width: 150, height: 200 }, { width: 390, height: 844 }) // { left: 150, top: 100 }
 * menuPosition(100, 100, { width: 150, height: 200 }, { width: 390, height: 844 }) // { left: 10, top: 100 }
 * menuPosition(600, 100, { width: 150, height: 200 }, { width: 390, height: 844 }) // { left: 380, top: 100 }
 * menuPosition(300, 700, { width: 150, height: 200 }, { width: 390, height: 844 }) // { left: 150, top: 400 }
 * menuPosition(300, 250, { width: 150, height: 700 }, { width: 390, height: 844 }) // { left: 150, top: 10 }
 */
export function menuPosition(px: number, py: number, menu: Size, window: Size) {
  let left = px - menu.width;
  if (left < 0) {
    left = EDGE_MARGIN;
  } else if (left > window.width) {
    left = window.width - EDGE_MARGIN;
  }
  let top = py;
  if (py + menu.height > window.height) {
    top = py - menu.height * 1.5;
  }
  return { left, top: top < 0 ? EDGE_MARGIN : top };
}
