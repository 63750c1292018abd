/** Content of the notice: what happened, and what the reader can do about it. */
interface Notice {
  text: string;
  /** Label of the button. */
  action: string;
  act: () => void;
}

const element = () => document.querySelector<HTMLElement>('[data-route-notice]');

/** Shows the notice at the foot of the window until the reader closes it or opens another page. */
export function showNotice({ text, action, act }: Notice): void {
  const [what, button, close] = (element()?.children ?? []) as Iterable<HTMLElement>;
  if (what && button && close) {
    what.textContent = text;
    button.textContent = action;
    button.onclick = act;
    close.onclick = hideNotice;
    // Everything outside of a modal dialog is inert.
    const modal = document.querySelector('dialog[open]');
    (modal ?? document.body).append(element() ?? '');
    element()?.showPopover();
  }
}

/** Hides the notice. */
export function hideNotice(): void {
  element()?.hidePopover();
}
