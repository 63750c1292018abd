import { showTap } from './showTap.ts';

const PRESSABLE = 'button, [role], a, input, textarea, [tabindex]';

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** Presses an element at a place as a finger does: down, up, and the click that follows. */
function pressAt(element: Element, clientX: number, clientY: number): void {
  const how = { clientX, clientY, bubbles: true, cancelable: true, composed: true, view: window };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...how, isPrimary: true }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }));
  const field = element.closest<HTMLElement>('input, textarea, select, [tabindex]');
  field?.focus({ preventScroll: true });
  element.dispatchEvent(new PointerEvent('pointerup', { ...how, isPrimary: true }));
  element.dispatchEvent(new MouseEvent('mouseup', how));
  element.dispatchEvent(new MouseEvent('click', { ...how, detail: 1 }));
}

/** Name of the first control on the screen. */
export function firstLabel(): string | undefined {
  const element = document.querySelector('button, [role="button"]');
  return element ? nameOf(element) : undefined;
}

/** Presses what stands at a place of the screen. */
export function tap(x: number, y: number): void {
  const element = document.elementFromPoint(x, y);
  if (element) {
    pressAt(element, x, y);
  }
}

/** The innermost control with a name. */
const findLabelled = (label: string) =>
  [...document.querySelectorAll(PRESSABLE)].filter((element) => nameOf(element) === label).at(-1);

function pressMiddle(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  pressAt(element, left + width / 2, top + height / 2);
}

/** Presses the innermost control with this name; tells whether there is one. */
export function pressLabelled(label: string): boolean {
  const element = findLabelled(label);
  if (element) {
    pressMiddle(element);
  }
  return element !== undefined;
}

/** Presses it after a dot has shown where, unless the reader has come in: the phone is theirs then. */
export async function pressShown(label: string): Promise<boolean> {
  const element = findLabelled(label);
  if (element) {
    await showTap(element);
    if (document.documentElement.inert) {
      pressMiddle(element);
    }
  }
  return element !== undefined;
}
