import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { ShikiConfig } from 'astro';
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';
import { transformerCodeFrame } from './transformerCodeFrame.ts';
import { transformerPre } from './transformerPre.ts';

/** Half a second for a line by default: on a busy machine the rest of it would have no colours. */
const withoutTimeLimit: ShikiTransformer = {
  name: 'zs:without-time-limit',
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0;
  },
};

/**
 * Configures highlighting of Markdown code blocks and example files. Its one theme is made of CSS
 * variables, which tokens.css defines for both modes: a theme per mode would double the styles.
 */
export const shikiConfig = {
  theme: createCssVariablesTheme({ name: 'zs', variablePrefix: '--code-' }),
  transformers: [
    withoutTimeLimit,
    transformerMetaHighlight(),
    transformerNotationHighlight(),
    transformerNotationDiff(),
    transformerCodeFrame(),
    transformerPre(),
  ],
} satisfies Partial<ShikiConfig>;
