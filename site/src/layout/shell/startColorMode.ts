import { storage } from '../../client/storage.ts';

const KEY = 'theme';

const isMode = (mode: unknown): mode is 'light' | 'dark' => mode === 'light' || mode === 'dark';

/**
 * Answers the colour mode button, other tabs of the site and, if set so, the system.
 * `data-mode` is what the reader chose, `data-theme` what the page is painted in.
 */
export function startColorMode(): void {
  const root = document.documentElement;
  const follows = root.dataset.followSystem !== undefined;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = (mode: unknown) => {
    if (isMode(mode)) {
      root.dataset.mode = mode;
      root.dataset.theme = mode;
    } else if (follows) {
      root.dataset.mode = 'system';
      root.dataset.theme = system.matches ? 'dark' : 'light';
    }
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-color-mode-toggle]'))) {
      return;
    }
    const { mode } = root.dataset;
    if (mode === 'dark' && follows) {
      storage.remove(KEY);
      show(null);
    } else {
      const next = mode === 'light' ? 'dark' : 'light';
      storage.set(KEY, next);
      show(next);
    }
  });
  const follow = () => show(storage.get(KEY));
  addEventListener('storage', follow);
  // A page that Back brings as it was left has not heard what was chosen since.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  system.addEventListener('change', () => {
    if (root.dataset.mode === 'system') {
      show(null);
    }
  });
}
