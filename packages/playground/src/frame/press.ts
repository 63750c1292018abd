const PRESSABLE = 'button, [role], a, input, textarea, [tabindex]';

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** Presses an element as a finger does: down, up, and the click that follows. */
export function press(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const how = { ...at, bubbles: true, cancelable: true, composed: true, view: window };
  for (const type of ['mousedown', 'mouseup', 'click']) {
    element.dispatchEvent(new MouseEvent(type, how));
  }
  if (element instanceof HTMLElement && element.matches('input, textarea')) {
    element.focus();
  }
}

/** Presses the innermost control with this name; tells whether there is one. */
export function pressLabelled(label: string): boolean {
  const found = [...document.querySelectorAll(PRESSABLE)].filter(
    (element) => nameOf(element) === label,
  );
  const element = found.at(-1);
  if (element) {
    press(element);
  }
  return element !== undefined;
}
