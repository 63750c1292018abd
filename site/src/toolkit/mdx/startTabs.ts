import { onPage } from '../../client/router/onPage.ts';
import { storage } from '../../client/storage.ts';

const groupsOf = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-tabs]');

/** Shows a tab of a group that has it. */
function choose(tabs: HTMLElement, value: string | null): void {
  for (const input of tabs.querySelectorAll<HTMLInputElement>(':scope > [role] input')) {
    input.checked ||= input.value === value;
  }
}

/** Remembers the chosen tab of a group and chooses it wherever the group appears. */
export function startTabs(): void {
  onPage((root) => {
    for (const tabs of groupsOf(root)) {
      choose(tabs, storage.get(tabs.dataset.tabs ?? ''));
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
          choose(tabs, target.value);
        }
      }
    }
  });
}
