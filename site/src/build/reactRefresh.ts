import type { AstroIntegration } from 'astro';

/**
 * Installs the preamble of React Fast Refresh in development. Astro does so only on pages with an
 * island of its own; those of this site mount themselves.
 */
export function reactRefresh(): AstroIntegration {
  return {
    name: 'react-refresh',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') {
          injectScript(
            'page',
            `// Without the base path: Astro strips it before Vite resolves the address.
            import { injectIntoGlobalHook } from '/@react-refresh';
            injectIntoGlobalHook(window);
            window.$RefreshReg$ = () => {};
            window.$RefreshSig$ = () => (type) => type;`,
          );
        }
      },
    },
  };
}
