const CONTROL = 'button, a, input, textarea, [role]';

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();

/** Name of the innermost control of a picture at a place of the window. */
function nameAt(picture: ParentNode, { clientX, clientY }: MouseEvent): string | undefined {
  const controls = [...picture.querySelectorAll(CONTROL)].filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
  return controls.map(nameOf).findLast((name) => name !== '');
}

/**
 * Keeps by their names the controls that are pressed on the picture of an open overlay: the phone
 * has to open first, and what opens moves. A reader who goes on to something else waits for nothing.
 * @param isOver the phone has come
 * @param onPress called at each of these presses
 * @returns the names, in order
 */
export function keepPresses(screen: Element, isOver: AbortSignal, onPress: () => void): string[] {
  const names: string[] = [];
  const picture = screen.querySelector('[data-poster]')?.shadowRoot;
  screen.addEventListener(
    'click',
    (event) => {
      const name = picture && event.isTrusted && nameAt(picture, event as MouseEvent);
      if (name) {
        names.push(name);
        onPress();
      }
    },
    { signal: isOver },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && screen.contains(target))) {
        names.length = 0;
      }
    },
    { signal: isOver },
  );
  return names;
}
