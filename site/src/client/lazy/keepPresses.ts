/**
 * Queues presses of the buttons in a part until its script has loaded.
 * @returns function that stops this and replays them
 */
export function keepPresses(part: HTMLElement): () => void {
  const pressed: HTMLElement[] = [];
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    if (button instanceof HTMLElement && button.closest('[data-needs-script]')) {
      pressed.push(button);
    }
  };
  part.addEventListener('click', onClick);
  return () => {
    part.removeEventListener('click', onClick);
    for (const button of pressed) {
      button.click();
    }
  };
}
