interface Size {
  width: number;
  height: number;
}

/** Distance (pt) kept from an edge the menu would cross. */
const EDGE = 10;

/** Where a menu of the given size goes when its top right corner is to be at (px, py). */
export function menuPosition(px: number, py: number, menu: Size, window: Size) {
  let left = px - menu.width;
  if (left < 0) {
    left = EDGE;
  } else if (left > window.width) {
    left = window.width - EDGE;
  }
  let top = py;
  if (py + menu.height > window.height) {
    top = py - menu.height * 1.5;
  }
  return { left, top: top < 0 ? EDGE : top };
}
