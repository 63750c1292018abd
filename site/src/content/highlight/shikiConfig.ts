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
 * Highlighting shared by Markdown code blocks and example files. One theme made of CSS variables:
 * the colours of both modes live in tokens.css, so no block carries two sets of colours.
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
