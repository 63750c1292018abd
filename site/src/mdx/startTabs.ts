import { onPage } from '../navigation/onPage.ts';
import { storage } from '../ui/storage.ts';

/** Shows one tab in every group that shares a key and has that tab. */
function choose(root: ParentNode, key: string, value: string): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    if (tabs.dataset.tabs === key) {
      for (const input of tabs.querySelectorAll<HTMLInputElement>(':scope > [role] input')) {
        if (input.value === value) {
          input.checked = true;
        }
      }
    }
  }
}

/** Remembers the chosen tab of a group and chooses it wherever the group appears. */
export function startTabs(): void {
  onPage((root) => {
    const keys = [...root.querySelectorAll<HTMLElement>('[data-tabs]')].map(
      (tabs) => tabs.dataset.tabs,
    );
    for (const key of new Set(keys)) {
      const stored = key && storage.get(key);
      if (key && stored) {
        choose(root, key, stored);
      }
    }
    return undefined;
  });
  document.addEventListener('change', ({ target }) => {
    const key =
      target instanceof HTMLInputElement &&
      target.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
    if (key) {
      storage.set(key, target.value);
      choose(document, key, target.value);
    }
  });
}
