const PRESSABLE = 'button, [role], a, input, textarea, [tabindex]';

/** The label of an element, else the labels and texts within. */
function contentOf(node: Node): string {
  const label = node instanceof Element ? node.getAttribute('aria-label') : null;
  const parts = [...node.childNodes];
  return label ?? (parts.length > 0 ? parts.map(contentOf).join('') : (node.nodeValue ?? ''));
}

const nameOf = (element: Element) => contentOf(element).trim();

/** Dispatches the events of a tap at a point: pointer, mouse, focus and click. */
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

/** Name of the first control on the screen: toolkits do not give each of theirs a role. */
export function firstLabel(): string | undefined {
  const controls = [...document.querySelectorAll('button, [role="button"], [tabindex="0"]')];
  return controls.map(nameOf).find((name) => name !== '');
}

/** Presses the topmost element at a point of the screen. */
export function pressAtPoint(x: number, y: number): void {
  const element = document.elementFromPoint(x, y);
  if (element) {
    pressAt(element, x, y);
  }
}

/** The innermost control with a name. */
const findLabelled = (label: string) =>
  [...document.querySelectorAll(PRESSABLE)].filter((element) => nameOf(element) === label).at(-1);

function pressCenter(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  pressAt(element, left + width / 2, top + height / 2);
}

/** Presses the innermost control with this name; returns whether there is one. */
export function pressByLabel(label: string): boolean {
  const element = findLabelled(label);
  if (element) {
    pressCenter(element);
  }
  return element !== undefined;
}

/** Shows an animated dot on an element. Resolves when the animation ends. */
async function showTapDot(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const dot = document.createElement('div');
  dot.ariaHidden = 'true';
  dot.style.cssText = `position:fixed;z-index:2147483647;left:${left + width / 2 - 22}px;top:${top + height / 2 - 22}px;width:44px;height:44px;border-radius:50%;background:rgb(120 120 128/45%);box-shadow:0 0 0 2px rgb(255 255 255/70%);pointer-events:none`;
  document.body.append(dot);
  const motion = dot.animate(
    [
      { opacity: 0, scale: 1.6 },
      { opacity: 1, scale: 1, offset: 0.6 },
      { opacity: 1, scale: 0.8 },
    ],
    { duration: 600, easing: 'ease-out' },
  );
  // `finished` never settles if the frame is removed.
  await motion.finished;
  dot.remove();
}

/** Presses the control under an animated dot, unless the reader has entered the frame meanwhile. */
export async function pressWithDot(label: string): Promise<boolean> {
  const element = findLabelled(label);
  if (element) {
    await showTapDot(element);
    if (document.documentElement.inert) {
      pressCenter(element);
    }
  }
  return element !== undefined;
}
