import { storage } from '../../client/storage.ts';

const KEY = 'theme';

const isMode = (mode: unknown): mode is 'light' | 'dark' => mode === 'light' || mode === 'dark';

/**
 * Applies the colour mode: from the button, from other tabs, and from the system if the settings say
 * so. `data-mode` is the choice (light, dark or system), `data-theme` the applied mode.
 */
export function startColorMode(): void {
  const root = document.documentElement;
  const followsSystem = root.dataset.followSystem !== undefined;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = (mode: unknown) => {
    if (isMode(mode)) {
      root.dataset.mode = mode;
      root.dataset.theme = mode;
    } else if (followsSystem) {
      root.dataset.mode = 'system';
      root.dataset.theme = system.matches ? 'dark' : 'light';
    }
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-color-mode-toggle]'))) {
      return;
    }
    const { mode } = root.dataset;
    if (mode === 'dark' && followsSystem) {
      storage.remove(KEY);
      apply(null);
    } else {
      const next = mode === 'light' ? 'dark' : 'light';
      storage.set(KEY, next);
      apply(next);
    }
  });
  const applyStored = () => apply(storage.get(KEY));
  addEventListener('storage', applyStored);
  // A page from the back/forward cache has missed `storage` events.
  addEventListener('pageshow', ({ persisted }) => persisted && applyStored());
  system.addEventListener('change', () => {
    if (root.dataset.mode === 'system') {
      apply(null);
    }
  });
}
