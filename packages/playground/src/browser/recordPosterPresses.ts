const CONTROL = 'button, a, input, textarea, [role]';

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();

/** Accessible name of the innermost control of a poster at a point of the window. */
function nameAt(picture: ParentNode, { clientX, clientY }: MouseEvent): string | undefined {
  const controls = [...picture.querySelectorAll(CONTROL)].filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
  return controls.map(nameOf).findLast((name) => name !== '');
}

/**
 * Records presses on the poster of an open overlay, by the names of the controls: the running phone
 * has to open the overlay first, so that coordinates would miss. A press elsewhere clears them.
 * @param isOver aborted once the phone runs
 * @param onPress called at each of these presses
 * @returns the names, in order; the array grows
 */
export function recordPosterPresses(
  screen: Element,
  isOver: AbortSignal,
  onPress: () => void,
): string[] {
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
