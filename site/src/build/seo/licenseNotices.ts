import type { Plugin } from 'vite';

/**
 * Has Vite write licenses.md beside the pages: the licences of every package whose code is in their
 * scripts.
 */
export function licenseNotices(): Plugin {
  return {
    name: 'zs:notices',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { build: { license: { fileName: 'licenses.md' } } } : undefined,
  };
}
