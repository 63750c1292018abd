import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { ShikiConfig } from 'astro';
import { createCssVariablesTheme } from 'shiki';
import { transformerCodeFrame } from './transformerCodeFrame.ts';
import { transformerPre } from './transformerPre.ts';

/**
 * Configures highlighting of Markdown code blocks and example files. Its one theme is made of CSS
 * variables, which tokens.css defines for both modes: a theme per mode would double the styles.
 */
export const shikiConfig = {
  theme: createCssVariablesTheme({ name: 'zs', variablePrefix: '--code-' }),
  transformers: [
    transformerMetaHighlight(),
    transformerNotationHighlight(),
    transformerNotationDiff(),
    transformerCodeFrame(),
    transformerPre(),
  ],
} satisfies Partial<ShikiConfig>;
