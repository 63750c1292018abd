import { book, fillPlaceholders } from '@0610studio/zs-ui/facts';
import type { Plugin } from 'vite';
import { absoluteUrl } from '../../settings/paths.ts';

/** Mark that some editors put before a text: the compiler would count all places one letter off. */
const BOM = /^\uFEFF/;

/**
 * Writes into what an author wrote what `{{version}}` and the other placeholders stand for: the documented
 * version, and the address of the site, so that a fork's commands name the fork. Hangul that macOS has taken
 * apart (NFD) is put together, as no link, search or font takes it for the same letters.
 */
export const fillText = (source: string): string =>
  fillPlaceholders(source.replace(BOM, '').normalize('NFC'), book.documented).replaceAll(
    '{{site}}',
    absoluteUrl(''),
  );

/** Fills the placeholders of pages before they are compiled, and those of the app that readers download. */
export function placeholders(): Plugin {
  return {
    name: 'content-placeholders',
    transform: {
      order: 'pre',
      filter: { id: /\.mdx$|\/device-app\/[^/]+\?raw$/ },
      handler: fillText,
    },
  };
}
