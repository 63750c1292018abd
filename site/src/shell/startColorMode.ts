import { storage } from '../ui/storage.ts';

const KEY = 'theme';

/** Answers the colour mode button, other tabs of the site and, if set so, the system. */
export function startColorMode(): void {
  const root = document.documentElement;
  const show = (mode: unknown) => {
    if (mode === 'light' || mode === 'dark') {
      root.dataset.theme = mode;
    }
  };
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-color-mode-toggle]')) {
      const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
      show(mode);
      storage.set(KEY, mode);
    }
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) {
      show(event.newValue);
    }
  });
  if (root.dataset.followSystem !== undefined) {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
      if (!/^(light|dark)$/.test(storage.get(KEY) ?? '')) {
        show(matches ? 'dark' : 'light');
      }
    });
  }
}
