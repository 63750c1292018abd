import { onPage } from '../../client/router/showPage.ts';
import { storage } from '../../client/storage.ts';

const groupsOf = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-tabs]');

/** Selects a tab in a group that has it. */
function select(tabs: HTMLElement, value: string | null): void {
  for (const input of tabs.querySelectorAll<HTMLInputElement>(':scope > [role] input')) {
    input.checked ||= input.value === value;
  }
}

/** Stores the selected tab of a group, and selects it in all instances of the group. */
export function startTabs(): void {
  onPage((root) => {
    for (const tabs of groupsOf(root)) {
      select(tabs, storage.get(tabs.dataset.tabs ?? ''));
    }
    return undefined;
  });
  document.addEventListener('change', ({ target }) => {
    const key =
      target instanceof HTMLInputElement &&
      target.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
    if (key) {
      storage.set(key, target.value);
      for (const tabs of groupsOf(document)) {
        if (tabs.dataset.tabs === key) {
          select(tabs, target.value);
        }
      }
    }
  });
}
