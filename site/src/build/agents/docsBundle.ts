import { gzipSync } from 'node:zlib';
import type { BundledPage } from '@zs-docs/agents/files';
import type { MarkdownPage } from '../seo/llms.ts';

/** Byte of a gzip header that names the system: the same pages are the same bytes on every one. */
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** Packs pages with their Markdown, a line of JSON each. */
export function docsBundle(pages: readonly MarkdownPage[]): Buffer {
  const lines = pages.map(({ page: { path, title, description }, markdown, sections }) => {
    const bundled: BundledPage = { path, title, description, markdown, sections };
    return `${JSON.stringify(bundled)}\n`;
  });
  const packed = gzipSync(lines.join(''), { level: 9 });
  packed[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return packed;
}
