import { type EngineWorker, startEngine } from '@zs-docs/search/browser/client/startEngine.ts';
import type { SearchSettings } from '@zs-docs/search/browser/settings.ts';
import { isSlowConnection } from '../navigation/isSlowConnection.ts';
import { readerIsHere } from '../navigation/readerIsHere.ts';
import { markUrgent, whenStill } from '../ui/whenStill.ts';
import { keepInside } from './keepInside.ts';
import { asksForSearch, isComposing } from './searchKeys.ts';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Fetches and starts the modal once; a failed attempt shows the dialog's own error screen. */
function modalLoader(dialog: HTMLDialogElement): () => Promise<void> {
  const failed = dialog.querySelector<HTMLElement>('[data-search-failed]');
  let started = false;
  let engine: EngineWorker | undefined;
  return async () => {
    if (started) {
      return;
    }
    started = true;
    try {
      // First: its files are on their way while a worker starts, which takes a slow phone 15 ms.
      const modal = import('./mountSearch.ts');
      const settings: SearchSettings = JSON.parse(dialog.dataset.searchSettings ?? '');
      const { provider } = settings;
      if (provider.provider === 'embedded') {
        engine ??= startEngine(provider);
      }
      const { mountSearch } = await modal;
      await mountSearch(dialog, settings, engine);
      failed?.remove();
    } catch {
      started = false;
      failed?.removeAttribute('hidden');
    }
  };
}

/** Opens the search dialog at once and fetches what makes it work when a reader seems to want it. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (!dialog) {
    return;
  }
  const load = modalLoader(dialog);
  const markPage = () => document.documentElement.toggleAttribute('data-searching', dialog.open);
  const open = () => {
    // First: the line is free while the dialog is laid out.
    load();
    if (!dialog.open) {
      dialog.showModal();
      markPage();
      // What is behind the dialog can wait.
      markUrgent(new Promise((closed) => dialog.addEventListener('close', closed, { once: true })));
    }
    dialog.querySelector('input')?.focus();
  };

  document.addEventListener('keydown', (event) => {
    if (asksForSearch(event)) {
      event.preventDefault();
      open();
    }
  });
  document.addEventListener('click', ({ target }) => isIn(target, '[data-search-open]') && open());
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(
      intent,
      ({ target }) => isIn(target, '[data-search-open]') && load(),
      { passive: true },
    );
  }

  dialog.addEventListener('close', markPage);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || isIn(target, '[data-search-close]')) {
      dialog.close();
    } else if (isIn(target, '[data-search-failed] button')) {
      load();
    }
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (!isComposing(event)) {
        dialog.close();
      }
    } else if (event.key === 'Tab') {
      keepInside(dialog, event);
    }
  });

  if (!isSlowConnection()) {
    readerIsHere.then(() => whenStill(load));
  }
}
