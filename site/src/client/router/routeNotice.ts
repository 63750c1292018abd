/** A line that says what happened, and what the reader can do about it. */
interface Note {
  text: string;
  /** Label of the button. */
  action: string;
  act: () => void;
}

const line = () => document.querySelector<HTMLElement>('[data-route-notice]');

/** Shows a line at the foot of the window until the reader closes it or opens another page. */
export function showNotice({ text, action, act }: Note): void {
  const [what, button, close] = (line()?.children ?? []) as Iterable<HTMLElement>;
  if (what && button && close) {
    what.textContent = text;
    button.textContent = action;
    button.onclick = act;
    close.onclick = hideNotice;
    line()?.showPopover();
  }
}

/** Takes the line away. */
export function hideNotice(): void {
  line()?.hidePopover();
}
