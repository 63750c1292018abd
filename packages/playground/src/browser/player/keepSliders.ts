/** A slider under a finger, with its value and the finger's place from before. */
interface Touched {
  slider: HTMLInputElement;
  value: string;
  x: number;
  y: number;
  isScrolled: boolean;
}

function touchedBy({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
  const isSlider = target instanceof HTMLInputElement && target.type === 'range';
  return isSlider && pointerType === 'touch'
    ? { slider: target, value: target.value, x, y, isScrolled: false }
    : undefined;
}

/**
 * A finger that scrolls the page over a slider sets the slider too: keeps its input from the page until
 * the finger has moved along it or was lifted, and puts the value back where the page has scrolled.
 */
export function keepSliders(root: ParentNode, signal: AbortSignal): void {
  let touched: Touched | undefined;
  const release = () => {
    const { slider, isScrolled } = touched ?? {};
    touched = undefined;
    if (!isScrolled) {
      slider?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const onEvent = (event: Event) => {
    const { type, target, clientX, clientY } = event as PointerEvent;
    if (type === 'pointerdown') {
      touched = touchedBy(event as PointerEvent);
    } else if (target !== touched?.slider || !touched) {
      return;
    } else if (type === 'pointermove') {
      if (Math.abs(clientX - touched.x) > Math.abs(clientY - touched.y)) {
        release();
      }
      return;
    } else if (type === 'pointercancel') {
      touched.isScrolled = true;
    } else {
      event.stopImmediatePropagation();
    }
    if (touched?.isScrolled) {
      touched.slider.value = touched.value;
    }
    if (type === 'change') {
      release();
    }
  };
  for (const type of ['pointerdown', 'pointermove', 'pointercancel', 'input', 'change']) {
    root.addEventListener(type, onEvent, { signal, capture: true, passive: true });
  }
}
