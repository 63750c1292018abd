import type { AstroIntegration } from 'astro';

/**
 * Lets islands run under live reload. Astro prepares a page for React's fast refresh only when it
 * holds an island of Astro's own; ours mount themselves.
 */
export function reactRefresh(): AstroIntegration {
  return {
    name: 'react-refresh',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') {
          injectScript(
            'page',
            `// Astro takes the base path off before Vite sees an address.
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
