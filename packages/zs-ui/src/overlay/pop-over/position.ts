interface Size {
  width: number;
  height: number;
}

/** Distance (pt) from an edge that the menu would cross. */
const EDGE_MARGIN = 10;

/**
 * Position of a menu whose top right corner is requested at (px, py), inside the window.
 * @example menuPosition(300, 80, { width: 120, height: 90 }, { width: 390, height: 844 }) // { left: 180, top: 80 }
 * menuPosition(60, 80, { width: 120, height: 90 }, { width: 390, height: 844 }) // { left: 10, top: 80 }
 * menuPosition(300, 800, { width: 120, height: 90 }, { width: 390, height: 844 }) // { left: 180, top: 665 }
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
