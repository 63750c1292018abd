import type { AstroIntegration } from 'astro';
import { type ExamplesOptions, examplesPlugin } from './examplesPlugin.ts';

/** Adds running examples to an Astro site. */
export function playground(options: ExamplesOptions): AstroIntegration {
  return {
    name: 'playground',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [examplesPlugin(options)] } });
      },
    },
  };
}
