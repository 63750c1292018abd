/**
 * A finger that scrolls the page over a slider sets the slider too: keeps its input from the page until
 * the finger has moved along it or was lifted, and puts the value back where the page has scrolled.
 */
export function keepSliders(signal: AbortSignal): void {
  /** The slider under a finger, while its input is kept. */
  let slider: HTMLInputElement | undefined;
  let start: { value: string; x: number; y: number };
  let isScrolled = false;
  const release = () => {
    const released = slider;
    slider = undefined;
    if (!isScrolled) {
      released?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const onEvent = (event: Event) => {
    const { type, target, pointerType, clientX: x, clientY: y } = event as PointerEvent;
    if (type === 'pointerdown') {
      const input = target as HTMLInputElement;
      slider = pointerType === 'touch' && input.type === 'range' ? input : undefined;
      start = { value: input.value, x, y };
      isScrolled = false;
    } else if (!slider || target !== slider) {
      return;
    } else if (type === 'pointermove') {
      if (Math.abs(x - start.x) > Math.abs(y - start.y)) {
        release();
      }
    } else {
      isScrolled ||= type === 'pointercancel';
      event.stopImmediatePropagation();
      if (isScrolled) {
        slider.value = start.value;
      }
      if (type === 'change') {
        release();
      }
    }
  };
  for (const type of ['pointerdown', 'pointermove', 'pointercancel', 'input', 'change']) {
    // Of the window: before all others hear of it.
    window.addEventListener(type, onEvent, { signal, capture: true });
  }
}
