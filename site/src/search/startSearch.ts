interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const composing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

// A keyboard set to Hangul sends ㅏ: there the place of the key counts.
const isLetterK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK');

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens the search dialog at once and fetches what makes it work when a reader seems to want it. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const input = dialog?.querySelector('input');
  if (!dialog || !input) {
    return;
  }
  const failed = dialog.querySelector<HTMLElement>('[data-search-failed]');
  let started = false;

  const load = async () => {
    if (started) {
      return;
    }
    started = true;
    try {
      const { searchHeadings } = dialog.dataset;
      const headings = searchHeadings ? fetch(searchHeadings) : undefined;
      headings?.catch(() => undefined);
      const { mountSearch } = await import('./mountSearch.ts');
      mountSearch(dialog, headings);
      failed?.remove();
    } catch {
      started = false;
      failed?.removeAttribute('hidden');
    }
  };
  const open = () => {
    if (!dialog.open) {
      dialog.showModal();
    }
    input.focus();
    load();
  };
  const isOpener = (event: Event) =>
    event.target instanceof Element && event.target.closest('[data-search-open]');

  document.addEventListener('keydown', (event) => {
    if (composing(event)) {
      return;
    }
    const { key, altKey, shiftKey } = event;
    const withControl = event.metaKey || event.ctrlKey;
    const isCombination = withControl && isLetterK(event) && !altKey && !shiftKey;
    const isSlash = key === '/' && !withControl && !altKey;
    if (isCombination || (isSlash && !isField(event.composedPath()[0]))) {
      event.preventDefault();
      open();
    }
  });
  document.addEventListener('click', (event) => isOpener(event) && open());
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, (event) => isOpener(event) && load(), { passive: true });
  }

  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-search-close]'))) {
      dialog.close();
    } else if (target instanceof Element && failed?.contains(target.closest('button'))) {
      load();
    }
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (!composing(event)) {
        dialog.close();
      }
    } else if (event.key === 'Tab') {
      keepInside(dialog, event);
    }
  });

  const { connection } = navigator as { connection?: Connection };
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    const idle = window.requestIdleCallback ?? setTimeout;
    addEventListener('load', () => idle(load));
  }
}

/** Sends Tab from the last stop of the dialog to the first and back. */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button, a[href]')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  );
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement === from) {
    event.preventDefault();
    to?.focus();
  }
}
